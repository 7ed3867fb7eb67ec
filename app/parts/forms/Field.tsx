import { type InputHTMLAttributes, type TextareaHTMLAttributes, useContext } from 'react';
import { useTranslations } from 'use-intl';
import type { ScreenWords } from '../../i18n/screenWords.ts';
import { FormContext, fieldId } from './formContext.ts';
import { problemWords } from './problemWords.ts';

/** A field whose label and place in `messages/forms` its name tells. */
export type FieldName = keyof ScreenWords['forms']['forms']['field'];

interface Own {
  name: FieldName;
  /** Where the name does not say it. */
  label?: string;
  hint?: string;
}

type Props = Own &
  (
    | ({ lines?: never } & Omit<InputHTMLAttributes<HTMLInputElement>, 'name'>)
    | ({ lines: number } & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'rows'>)
  );

/** A labelled field with what is wrong with it; `lines` makes it a text of several. */
export function Field({ name, label, hint, lines, ...rest }: Props) {
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
    // Without scripts this leads to the first field that is wrong.
    autoFocus: problem !== undefined && Object.keys(problems)[0] === name,
  };
  return (
    <div className={`field field-${name}`}>
      <label htmlFor={id}>
        {label ?? t(`field.${name}`)}
        {!rest.required && <small> ({t('optional')})</small>}
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
      <Problem name={name} />
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** What is wrong with a field, beside it; for fields of other kinds, too. */
export function Problem({ name }: { name: string }) {
  const t = useTranslations('forms');
  const { id, problems } = useContext(FormContext);
  const problem = problems[name];
  return problem ? (
    <p className="field-problem" id={`${fieldId(id, name)}-problem`}>
      {problemWords(t, name, problem)}
    </p>
  ) : null;
}
