import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthn,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
} from '@simplewebauthn/browser';
import type { FormEvent } from 'react';
import { Button } from '../../components/Button.tsx';
import { Field } from '../../components/Field.tsx';
import { Notice } from '../../components/Notice.tsx';
import { useAction } from '../../components/useAction.ts';
import { useProblemText } from '../../components/useProblemText.ts';
import { api } from '../../data/client.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './SignIn.module.css';

interface Props {
  email: string;
  /** Why the code was refused, where signing in begins again. */
  refusal: Error | undefined;
  onPassword(email: string, password: string): Promise<void>;
  onPasskey(response: AuthenticationResponseJSON): Promise<void>;
}

/** The first step of signing in. */
export function PasswordForm({ email, refusal, onPassword, onPasskey }: Props) {
  const t = useTranslations('signIn');
  const text = useProblemText();
  const { run, busy, problem = refusal && text(refusal) } = useAction();
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    void run(() => onPassword(String(fields.get('email')), String(fields.get('password'))));
  }
  async function askPasskey(): Promise<void> {
    const { data } = await api.post<{ data: PublicKeyCredentialRequestOptionsJSON }>(
      '/sign-in/passkey/options',
    );
    await onPasskey(await startAuthentication({ optionsJSON: data }));
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      {problem && <Notice kind="error">{problem}</Notice>}
      <Field
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        required
      />
      <Field
        label={t('password')}
        name="password"
        type="password"
        autoComplete="current-password"
        autoFocus={email !== ''}
        required
      />
      <Button type="submit" busy={busy}>
        {t('next')}
      </Button>
      {browserSupportsWebAuthn() && (
        <Button quiet busy={busy} onClick={() => void run(askPasskey)}>
          {t('withPasskey')}
        </Button>
      )}
      <p className="side-note">{t('help')}</p>
    </form>
  );
}
