import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ActionForm } from '../../components/ActionForm.tsx';
import { Field } from '../../components/Field.tsx';
import { NewPassword } from '../../components/NewPassword.tsx';
import { api } from '../../data/client.ts';
import { acceptLink, type OneTimeLink } from '../../data/links.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { StandaloneScreen } from '../../layout/StandaloneScreen.tsx';

/** Creates the account of an invitation, or sets a new password, and signs in with it. */
export function AcceptLink({ token, link }: { token: string; link: OneTimeLink }) {
  const t = useTranslations('welcome');
  const roles = useTranslations('layout');
  const isReset = link.purpose === 'reset';
  const client = useQueryClient();
  const navigate = useNavigate();
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
  const purpose = isReset ? t('reset') : link.email ? t('invitation') : t('setUp');
  return (
    <StandaloneScreen title={isReset ? t('resetTitle') : t('title')}>
      <p>{purpose}</p>
      <ActionForm label={isReset ? t('submitReset') : t('submit')} action={accept}>
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
              {t('role')} <strong>{roles(`role.${link.role}`)}</strong>
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
      </ActionForm>
    </StandaloneScreen>
  );
}
