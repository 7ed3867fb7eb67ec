import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { LoadError } from '../components/LoadError.tsx';
import { Loading } from '../components/Loading.tsx';
import { sessionQuery } from '../data/session.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import { SignIn } from '../screens/signIn/SignIn.tsx';
import { SignInAgain } from '../screens/signIn/SignInAgain.tsx';
import * as styles from './Layout.module.css';
import { SideNavigation } from './SideNavigation.tsx';
import { TopBar } from './TopBar.tsx';

/** The frame of all screens for who is signed in; everybody else signs in first, at any address. */
export function Layout() {
  const session = useQuery(sessionQuery);
  const t = useTranslations('layout');
  if (session.isPending) return <Loading />;
  if (session.isError) {
    return <LoadError error={session.error} onRetry={() => void session.refetch()} />;
  }
  if (!session.data) return <SignIn />;
  return (
    <>
      <a className={styles.skip} href="#screen">
        {t('skip')}
      </a>
      <TopBar />
      <div className={styles.columns}>
        <SideNavigation />
        <main id="screen" className={styles.screen} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <SignInAgain />
    </>
  );
}
