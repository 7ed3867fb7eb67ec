import { type ReactNode, useContext } from 'react';
import { useTranslations } from 'use-intl';
import { type FieldName, Problem } from './Field.tsx';
import { FormContext, fieldId } from './formContext.ts';

interface Props {
  name: FieldName;
  /** Where the name does not say it. */
  label?: string;
  /** What is chosen at first. */
  value?: string;
  /** The options. */
  children: ReactNode;
}

/** A choice of one. */
export function Select({ name, label, value, children }: Props) {
  const t = useTranslations('forms');
  const { id: form, problems, values } = useContext(FormContext);
  const id = fieldId(form, name);
  const chosen = values[name];
  return (
    <div className={`field field-${name}`}>
      <label htmlFor={id}>{label ?? t(`field.${name}`)}</label>
      <select
        id={id}
        name={name}
        defaultValue={typeof chosen === 'string' ? chosen : value}
        {...(problems[name] && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` })}
      >
        {children}
      </select>
      <Problem name={name} />
    </div>
  );
}
