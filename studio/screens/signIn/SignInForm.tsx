import { useState } from 'react';
import { api } from '../../data/client.ts';
import { useRefreshSession } from '../../data/session.ts';
import { CodeForm } from './CodeForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';

type Next = 'code' | 'enrolment' | 'studio' | 'sign-in';

/** Signs a member in: by password and code, or by passkey. */
export function SignInForm({ email = '' }: { email?: string }) {
  const [asksCode, setAsksCode] = useState(false);
  const refresh = useRefreshSession();
  async function signIn(path: string, body: object): Promise<void> {
    const { data } = await api.post<{ data: { next: Next } }>(`/sign-in${path}`, body);
    if (data.next === 'code') setAsksCode(true);
    else await refresh();
  }
  return asksCode ? (
    <CodeForm
      onCode={(code, isBackup) => signIn(isBackup ? '/backup-code' : '/totp', { code })}
      onBack={() => setAsksCode(false)}
    />
  ) : (
    <PasswordForm
      email={email}
      onPassword={(email, password) => signIn('', { email, password })}
      onPasskey={(response) => signIn('/passkey', { response })}
    />
  );
}
