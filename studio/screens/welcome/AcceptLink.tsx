import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/Button.tsx';
import { Field } from '../../components/Field.tsx';
import { NewPassword } from '../../components/NewPassword.tsx';
import { Notice } from '../../components/Notice.tsx';
import { useAction } from '../../components/useAction.ts';
import { useScreenTitle } from '../../components/useScreenTitle.ts';
import { api } from '../../data/client.ts';
import { acceptLink, type OneTimeLink } from '../../data/links.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from '../signIn/SignIn.module.css';

/** Creates the account of an invitation, or sets a new password, and signs in with it. */
export function AcceptLink({ token, link }: { token: string; link: OneTimeLink }) {
  const t = useTranslations('welcome');
  const roles = useTranslations('layout');
  const isReset = link.purpose === 'reset';
  const title = isReset ? t('resetTitle') : t('title');
  useScreenTitle(title);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { run, busy, problem } = useAction();
  const [name, setName] = useState('');
  const [email, setEmail] = useState(link.email);
  const [password, setPassword] = useState('');

  async function accept(): Promise<void> {
    const account = await acceptLink({
      token,
      password,
      ...(!isReset && { name }),
      ...(!link.email && { email }),
    });
    // Where it fails, such as for an account that only has passkeys, the Studio asks to sign in.
    await api.post('/sign-in', { email: account, password }).catch(() => {});
    client.clear();
    await navigate('/', { replace: true });
  }
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    void run(accept);
  }
  const purpose = isReset ? t('reset') : link.email ? t('invitation') : t('setUp');
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p>{purpose}</p>
      <form className={styles.form} onSubmit={submit}>
        {problem && <Notice kind="error">{problem}</Notice>}
        <Field
          label={t('email')}
          type="email"
          autoComplete="username"
          value={email}
          readOnly={link.email !== ''}
          maxLength={200}
          required
          onChange={(event) => setEmail(event.target.value)}
        />
        {!isReset && (
          <>
            <p>
              {t('role')}: <strong>{roles(`role.${link.role}`)}</strong>
            </p>
            <Field
              label={t('name')}
              hint={t('nameHint')}
              autoComplete="name"
              value={name}
              maxLength={100}
              required
              onChange={(event) => setName(event.target.value)}
            />
          </>
        )}
        <NewPassword
          label={t('password')}
          value={password}
          known={[name, email]}
          onChange={setPassword}
        />
        <Button type="submit" busy={busy}>
          {isReset ? t('submitReset') : t('submit')}
        </Button>
      </form>
    </>
  );
}
