import { useState } from 'react';
import { MAX_PASSWORD_LENGTH, passwordProblem } from '../../domain/studio/passwords.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import { Field } from './Field.tsx';
import * as styles from './NewPassword.module.css';

interface Props {
  label: string;
  value: string;
  /** The person's name and address, of which a password must not be made. */
  known: readonly string[];
  onChange(value: string): void;
}

/** A field for a new password, with the rules that it has to keep, as it is typed. */
export function NewPassword({ label, value, known, onChange }: Props) {
  const t = useTranslations('welcome');
  const [isShown, setShown] = useState(false);
  const problem = passwordProblem(value, known);
  const isLong = problem !== 'too-short';
  const rules: [text: string, isMet: boolean][] = [
    [t('ruleLength'), isLong],
    [t('ruleSimple'), isLong && problem !== 'too-simple'],
  ];
  return (
    <div className={styles.root}>
      <Field
        label={label}
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        value={value}
        maxLength={MAX_PASSWORD_LENGTH}
        required
        onChange={(event) => onChange(event.target.value)}
      />
      <label>
        <input
          type="checkbox"
          checked={isShown}
          onChange={(event) => setShown(event.target.checked)}
        />
        {t('show')}
      </label>
      <p className="side-note">{t('rules')}</p>
      <ul className={styles.rules}>
        {rules.map(([text, isMet]) => (
          <li key={text} className={isMet ? styles.met : undefined}>
            {text}
            <span className="visually-hidden"> ({isMet ? t('met') : t('notMet')})</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
