import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { LoadError } from '../components/LoadError.tsx';
import { Loading } from '../components/Loading.tsx';
import { type Session, sessionQuery, useRefreshSession } from '../data/session.ts';
import { ShortcutHelp } from '../features/shortcuts/ShortcutHelp.tsx';
import { useTranslations } from '../i18n/useTranslations.ts';
import { Enrolment } from '../screens/enrolment/Enrolment.tsx';
import { SignIn } from '../screens/signIn/SignIn.tsx';
import { SignInAgain } from '../screens/signIn/SignInAgain.tsx';
import * as styles from './Layout.module.css';
import { SideNavigation } from './SideNavigation.tsx';
import { TopBar } from './TopBar.tsx';

/** The frame of all screens for who is signed in; everybody else signs in first, at any address. */
export function Layout() {
  const session = useQuery(sessionQuery);
  if (session.data) return <Screens session={session.data} />;
  if (session.data === null) return <SignIn />;
  if (session.isPending) return <Loading />;
  return <LoadError error={session.error} onRetry={() => void session.refetch()} />;
}

/** The screens; only the enrolment, until the member has a second factor and has kept the backup codes. */
function Screens({ session: { isVerified } }: { session: Session }) {
  const refresh = useRefreshSession();
  const [isEnrolling, setEnrolling] = useState(!isVerified);
  if (!isVerified && !isEnrolling) setEnrolling(true);
  if (isEnrolling) {
    return (
      <Enrolment
        onDone={async () => {
          await refresh();
          setEnrolling(false);
        }}
      />
    );
  }
  return <Frame />;
}

function Frame() {
  const t = useTranslations('layout');
  const screen = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // What was clicked is often gone; the next Tab begins in the new screen.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    screen.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [pathname]);
  return (
    <>
      <a className={styles.skip} href="#screen">
        {t('skip')}
      </a>
      <TopBar />
      <div className={styles.columns}>
        <SideNavigation />
        <main ref={screen} id="screen" className={styles.screen} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <ShortcutHelp />
      <SignInAgain />
    </>
  );
}
