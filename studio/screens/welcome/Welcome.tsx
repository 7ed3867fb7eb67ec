import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { LoadError } from '../../components/LoadError.tsx';
import { Loading } from '../../components/Loading.tsx';
import { useScreenTitle } from '../../components/useScreenTitle.ts';
import { ApiError } from '../../data/client.ts';
import { readLink } from '../../data/links.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { LocaleSelect } from '../../layout/LocaleSelect.tsx';
import * as styles from '../signIn/SignIn.module.css';
import { AcceptLink } from './AcceptLink.tsx';

/** Where a one-time link leads: a new account, or a new password. The token is the fragment. */
export function Component() {
  const token = useLocation().hash.slice(1);
  const link = useQuery({
    queryKey: ['link', token],
    queryFn: () => readLink(token),
    // It is used up by the form.
    staleTime: Number.POSITIVE_INFINITY,
    enabled: token !== '',
  });
  if (!token || isExpired(link.error)) return <Expired />;
  if (link.isError) {
    return (
      <Frame>
        <LoadError error={link.error} onRetry={() => void link.refetch()} />
      </Frame>
    );
  }
  return <Frame>{link.data ? <AcceptLink token={token} link={link.data} /> : <Loading />}</Frame>;
}

/** The server refuses texts that cannot be a token with 400. */
const isExpired = (error: unknown) =>
  error instanceof ApiError && (error.code === 'LINK_EXPIRED' || error.status === 400);

function Frame({ children }: { children: ReactNode }) {
  return (
    <main className={styles.root}>
      {children}
      <div className={styles.locale}>
        <LocaleSelect />
      </div>
    </main>
  );
}

function Expired() {
  const t = useTranslations('welcome');
  useScreenTitle(t('expired'));
  return (
    <Frame>
      <h1 className={styles.title}>{t('expired')}</h1>
      <p>{t('expiredText')}</p>
      <p>
        <Link to="/">{t('toSignIn')}</Link>
      </p>
    </Frame>
  );
}
