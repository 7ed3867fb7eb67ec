import { useState } from 'react';
import { ApiError, api } from '../../data/client.ts';
import { useRefreshSession } from '../../data/session.ts';
import { CodeForm } from './CodeForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';

type Next = 'code' | 'enrolment' | 'studio' | 'sign-in';

/** After these refusals of a code the server has forgotten the password step. */
const STARTS_AGAIN = ['CODE_USED', 'CHALLENGE_EXPIRED'];

/** Signs a member in: by password and code, or by passkey. */
export function SignInForm({ email: known = '' }: { email?: string }) {
  const [email, setEmail] = useState(known);
  const [asksCode, setAsksCode] = useState(false);
  const [refusal, setRefusal] = useState<ApiError>();
  const refresh = useRefreshSession();
  async function signIn(path: string, body: object): Promise<void> {
    setRefusal(undefined);
    const { data } = await api.post<{ data: { next: Next } }>(`/sign-in${path}`, body);
    if (data.next === 'code') setAsksCode(true);
    else await refresh();
  }
  async function enterCode(code: string, isBackup: boolean): Promise<void> {
    try {
      await signIn(isBackup ? '/backup-code' : '/totp', { code });
    } catch (error) {
      if (!(error instanceof ApiError) || !STARTS_AGAIN.includes(error.code)) throw error;
      setRefusal(error);
      setAsksCode(false);
    }
  }
  return asksCode ? (
    <CodeForm onCode={enterCode} onBack={() => setAsksCode(false)} />
  ) : (
    <PasswordForm
      email={email}
      refusal={refusal}
      onPassword={(email, password) => {
        setEmail(email);
        return signIn('', { email, password });
      }}
      onPasskey={(response) => signIn('/passkey', { response })}
    />
  );
}
