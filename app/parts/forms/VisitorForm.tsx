import { type ReactNode, useContext } from 'react';
import { flushSync } from 'react-dom';
import { Form, useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { TRAP } from '../../../domain/forms/outcome.ts';
import type { loader as rootLoader } from '../../root.tsx';
import type { FormAnswer, Values } from './answer.ts';
import type { FieldName } from './Field.tsx';
import { FormContext, fieldId } from './formContext.ts';
import './forms.css';
import { problemWords } from './problemWords.ts';
import { useDraft } from './useDraft.ts';
import { type Check, focusField, useSending } from './useSending.ts';

interface Props {
  id: string;
  /** What the action said, if it did not take the form. */
  answer: FormAnswer | undefined;
  /** Words on the button. */
  send?: string;
  /** Where the form is sent, if not to its own page. */
  action?: string;
  /** Keeps what is written in the session storage under this name. */
  draft?: string;
  /** What the fields begin with. */
  start?: Values;
  /** What is wrong in the browser's eyes, if more than its own rules. */
  check?: Check;
  /** Brings a field into view that is not always there. */
  reveal?: (name: string) => void;
  /** What stands before the button. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The one way of forms: fields within, and all that keeps them honest and their texts safe. */
export function VisitorForm({ id, answer, send, action, draft, start = {}, ...props }: Props) {
  const t = useTranslations('forms');
  const { check, reveal, beside, children } = props;
  const { form, begin, onSubmit, problems, working } = useSending(answer, check);
  const restored = useDraft(form, draft);
  const works = working && answer?.refused?.why === 'work';
  return (
    <FormContext value={{ id, problems, values: answer?.values ?? start }}>
      <Form
        ref={form}
        id={id}
        method="post"
        action={action}
        className="visitor-form"
        noValidate
        onSubmit={onSubmit}
        onFocus={begin}
      >
        <Summary
          onGo={(name) => {
            if (reveal) flushSync(() => reveal(name));
            focusField(form.current, name);
          }}
        />
        {answer?.refused && !working && <Refused refused={answer.refused} />}
        {restored && <p className="form-note">{t('draft')}</p>}
        {children}
        <Trap />
        <p className="form-send">
          {beside}
          <button type="submit" className="button" aria-disabled={working}>
            {working ? t('sending') : (send ?? t('send'))}
          </button>
        </p>
        <p role="status" className={works ? 'form-note' : 'visually-hidden'}>
          {works ? t('working') : working ? t('sending') : ''}
        </p>
      </Form>
    </FormContext>
  );
}

/** All that is wrong, with a way to each field. */
function Summary({ onGo }: { onGo: (name: string) => void }) {
  const t = useTranslations('forms');
  const { id, problems } = useContext(FormContext);
  const entries = Object.entries(problems);
  if (entries.length === 0) return null;
  return (
    <section className="form-summary" role="alert">
      <h3>{t('summary', { count: entries.length })}</h3>
      <ul>
        {entries.map(([name, code]) => (
          <li key={name}>
            <a
              href={`#${fieldId(id, name)}`}
              onClick={(event) => {
                event.preventDefault();
                onGo(name);
              }}
            >
              {t(`field.${name as FieldName}`)}
            </a>
            : {problemWords(t, name, code)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Why a form without mistakes was not taken, and what can be done. */
function Refused({ refused }: { refused: NonNullable<FormAnswer['refused']> }) {
  const t = useTranslations('forms');
  const email = useRouteLoaderData<typeof rootLoader>('root')?.config.email;
  const { why, wait } = refused;
  // Without scripts this leads to the form, which may stand far down its page.
  const first = { tabIndex: -1, autoFocus: true };
  return (
    <div className="form-summary" role="alert" {...first}>
      <p>
        {why === 'network'
          ? t('network')
          : t(`refused.${why}`, { minutes: Math.ceil(wait / 60) || 1 })}
      </p>
      {email && why !== 'tooFast' && <p>{t('refused.mail', { email })}</p>}
    </div>
  );
}

/** A field that people neither see nor reach, but machines fill in. */
function Trap() {
  const t = useTranslations('forms');
  const { id, problems, values } = useContext(FormContext);
  const caught = problems[TRAP] !== undefined;
  return (
    <div className={caught ? 'field' : 'field-trap'} aria-hidden={!caught}>
      <label htmlFor={fieldId(id, TRAP)}>{t('trap')}</label>
      <input
        id={fieldId(id, TRAP)}
        name={TRAP}
        type="text"
        tabIndex={caught ? undefined : -1}
        autoComplete="off"
        defaultValue={caught ? String(values[TRAP] ?? '') : undefined}
      />
    </div>
  );
}
