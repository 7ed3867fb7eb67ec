import { type ReactNode, useContext } from 'react';
import * as field from '../../components/Field.module.css';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { FieldError, type FieldName } from './FormField.tsx';
import { FormContext, fieldId } from './formContext.ts';

interface Props {
  name: FieldName;
  /** The label, if not that of the name. */
  label?: string;
  /** The option that is selected at first. */
  value?: string;
  children: ReactNode;
}

/** A select element with its label and error. */
export function Select({ name, label, value, children }: Props) {
  const t = useTranslations('forms');
  const { id: form, problems, values } = useContext(FormContext);
  const id = fieldId(form, name);
  const submitted = values[name];
  return (
    <div className={field.root}>
      <label htmlFor={id}>{label ?? t(`field.${name}`)}</label>
      <select
        id={id}
        name={name}
        defaultValue={typeof submitted === 'string' ? submitted : value}
        {...(problems[name] && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` })}
      >
        {children}
      </select>
      <FieldError name={name} />
    </div>
  );
}
