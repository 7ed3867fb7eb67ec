import { type ReactNode, useContext } from 'react';
import { Problem } from './Field.tsx';
import { FormContext, fieldId } from './formContext.ts';

/** A box to tick, with its words beside it. */
export function Tick({ name, children }: { name: string; children: ReactNode }) {
  const { id: form, problems, values } = useContext(FormContext);
  const id = fieldId(form, name);
  const wrong = problems[name] && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` };
  return (
    <div className="field tick">
      <input
        type="checkbox"
        id={id}
        name={name}
        required
        defaultChecked={values[name] !== undefined}
        {...wrong}
      />
      <label htmlFor={id}>{children}</label>
      <Problem name={name} />
    </div>
  );
}
