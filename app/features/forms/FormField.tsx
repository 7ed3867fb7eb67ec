import { type InputHTMLAttributes, type TextareaHTMLAttributes, useContext } from 'react';
import type { NamespaceMessages } from '../../../domain/messages.ts';
import * as field from '../../components/Field.module.css';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { fieldErrorMessage } from './fieldErrorMessage.ts';
import { FormContext, fieldId } from './formContext.ts';
import * as visitorForm from './VisitorForm.module.css';

/** The fields that have a label in the namespace `forms`. */
export type FieldName = keyof NamespaceMessages['forms']['field'];

interface CommonProps {
  name: FieldName;
  /** The label, if not that of the name. */
  label?: string;
  hint?: string;
  /** Spans all columns of the form. */
  wide?: boolean;
}

type Props = CommonProps &
  (
    | ({ lines?: never } & Omit<InputHTMLAttributes<HTMLInputElement>, 'name'>)
    | ({ lines: number } & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'rows'>)
  );

/** A field with its label, error and hint; with `lines` a text area of this height. */
export function FormField({ name, label, hint, wide = false, lines, ...rest }: Props) {
  const t = useTranslations('forms');
  const { id: form, problems, values } = useContext(FormContext);
  const id = fieldId(form, name);
  const problem = problems[name];
  const value = values[name];
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const attributes = {
    id,
    name,
    defaultValue: typeof value === 'string' ? value : undefined,
    ...(problem && { 'aria-invalid': true }),
    ...(described && { 'aria-describedby': described }),
  };
  return (
    <div className={wide ? `${field.root} ${visitorForm.wide}` : field.root}>
      <label htmlFor={id}>
        {label ?? t(`field.${name}`)}
        {!rest.required && <small className="side-note"> ({t('optional')})</small>}
      </label>
      {lines ? (
        <textarea
          rows={lines}
          {...attributes}
          {...(rest as TextareaHTMLAttributes<HTMLTextAreaElement>)}
        />
      ) : (
        <input {...attributes} {...(rest as InputHTMLAttributes<HTMLInputElement>)} />
      )}
      <FieldError name={name} />
      {hint && (
        <p className="side-note" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The error message of a field, if it has an error. */
export function FieldError({ name }: { name: string }) {
  const t = useTranslations('forms');
  const { id, problems } = useContext(FormContext);
  const problem = problems[name];
  return problem ? (
    <p className={field.error} id={`${fieldId(id, name)}-problem`}>
      {fieldErrorMessage(t, name, problem)}
    </p>
  ) : null;
}
