import { type ReactNode, useContext } from 'react';
import { flushSync } from 'react-dom';
import { Form } from 'react-router';
import { HONEYPOT_FIELD } from '../../../domain/forms/submissionResult.ts';
import * as button from '../../components/Button.module.css';
import { Button } from '../../components/Button.tsx';
import * as field from '../../components/Field.module.css';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { useRootData } from '../../lib/rootData.ts';
import type { FieldName } from './FormField.tsx';
import { fieldErrorMessage } from './fieldErrorMessage.ts';
import { FormContext, fieldId } from './formContext.ts';
import type { FormResult, FormValues } from './formResult.ts';
import { useDraft } from './useDraft.ts';
import { focusField, useFormSubmission, type ValidateForm } from './useFormSubmission.ts';
import * as styles from './VisitorForm.module.css';

interface Props {
  id: string;
  /** The action data, if the submission was not accepted. */
  result: FormResult | undefined;
  /** Label of the submit button. */
  submitLabel?: string;
  /** URL of the action, if not that of the current page. */
  action?: string;
  /** Stores the unsent values in the session storage under this name. */
  draft?: string;
  /** The values that the fields have at first. */
  initialValues?: FormValues;
  /** Validation in the browser, if not only by the constraints of the fields. */
  validate?: ValidateForm;
  /** Shows a field that may be hidden. */
  reveal?: (name: string) => void;
  /** Content before the submit button. */
  beforeSubmit?: ReactNode;
  children: ReactNode;
}

/**
 * The form for all submissions: with an error summary, a honeypot field, a proof of work on request and
 * a draft in the session storage.
 */
export function VisitorForm({ id, result, submitLabel, action, draft, ...props }: Props) {
  const t = useTranslations('forms');
  const { initialValues = {}, validate, reveal, beforeSubmit, children } = props;
  const { form, begin, onSubmit, problems, working } = useFormSubmission(result, validate);
  const restored = useDraft(form, draft);
  const isSolving = working && result?.rejected?.reason === 'work';
  return (
    <FormContext value={{ id, problems, values: result?.values ?? initialValues }}>
      <Form
        ref={form}
        id={id}
        method="post"
        action={action}
        className={styles.root}
        noValidate
        onSubmit={onSubmit}
        onFocus={begin}
      >
        <Summary
          onSelect={(name) => {
            if (reveal) flushSync(() => reveal(name));
            focusField(form.current, name);
          }}
        />
        {result?.rejected && !working && <Rejected rejected={result.rejected} />}
        {restored && <p className={styles.note}>{t('draft')}</p>}
        {children}
        <Honeypot />
        <p className={`${styles.send} ${button.group}`}>
          {beforeSubmit}
          <Button type="submit" aria-disabled={working}>
            {working ? t('sending') : (submitLabel ?? t('send'))}
          </Button>
        </p>
        <p role="status" className={isSolving ? styles.note : 'visually-hidden'}>
          {isSolving ? t('working') : working ? t('sending') : ''}
        </p>
      </Form>
    </FormContext>
  );
}

/** Without scripts, the browser focuses the message and scrolls to it. */
const FOCUSED = { tabIndex: -1, autoFocus: true };

/** All errors, each with a link to its field. */
function Summary({ onSelect }: { onSelect: (name: string) => void }) {
  const t = useTranslations('forms');
  const { id, problems } = useContext(FormContext);
  const entries = Object.entries(problems);
  if (entries.length === 0) return null;
  return (
    <section className={styles.summary} role="alert" {...FOCUSED}>
      <h3>{t('summary', { count: entries.length })}</h3>
      <ul>
        {entries.map(([name, code]) => (
          <li key={name}>
            <a
              href={`#${fieldId(id, name)}`}
              onClick={(event) => {
                event.preventDefault();
                onSelect(name);
              }}
            >
              {t(`field.${name as FieldName}`)}
            </a>
            : {fieldErrorMessage(t, name, code)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Why a valid submission was rejected, with the email address to use instead. */
function Rejected({ rejected }: { rejected: NonNullable<FormResult['rejected']> }) {
  const t = useTranslations('forms');
  const email = useRootData()?.settings.contact.email;
  const { reason, retryAfter } = rejected;
  return (
    <div className={styles.summary} role="alert" {...FOCUSED}>
      <p>
        {reason === 'network'
          ? t('network')
          : t(`refused.${reason}`, { minutes: Math.ceil(retryAfter / 60) || 1 })}
      </p>
      {email && reason !== 'tooFast' && <p>{t('refused.mail', { email })}</p>}
    </div>
  );
}

/** A field hidden from visitors, which only robots fill in. Shown if it was filled in nevertheless. */
function Honeypot() {
  const t = useTranslations('notices');
  const { id, problems, values } = useContext(FormContext);
  const isFilled = problems[HONEYPOT_FIELD] !== undefined;
  return (
    <div className={isFilled ? field.root : styles.honeypot} aria-hidden={!isFilled}>
      <label htmlFor={fieldId(id, HONEYPOT_FIELD)}>{t('honeypot')}</label>
      <input
        id={fieldId(id, HONEYPOT_FIELD)}
        name={HONEYPOT_FIELD}
        type="text"
        tabIndex={isFilled ? undefined : -1}
        autoComplete="off"
        defaultValue={isFilled ? String(values[HONEYPOT_FIELD] ?? '') : undefined}
      />
    </div>
  );
}
