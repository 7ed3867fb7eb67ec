import { type ReactNode, useContext } from 'react';
import { FieldError } from './FormField.tsx';
import { FormContext, fieldId } from './formContext.ts';
import * as styles from './VisitorForm.module.css';

/** A required checkbox with its label. */
export function Checkbox({ name, children }: { name: string; children: ReactNode }) {
  const { id: form, problems, values } = useContext(FormContext);
  const id = fieldId(form, name);
  const invalid = problems[name] && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` };
  return (
    <div className={styles.checkbox}>
      <input
        type="checkbox"
        id={id}
        name={name}
        required
        defaultChecked={values[name] !== undefined}
        {...invalid}
      />
      <label htmlFor={id}>{children}</label>
      <FieldError name={name} />
    </div>
  );
}
