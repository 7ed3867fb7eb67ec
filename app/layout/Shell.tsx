import { useEffect, useLayoutEffect } from 'react';
import { Outlet, PrefetchPageLinks, useNavigation, useRouteLoaderData } from 'react-router';
import { isLocale } from '../../domain/locale.ts';
import { useNavigationEvent } from '../features/analytics/navigationEvent.ts';
import { useFavorites } from '../features/favorites/favoritesStore.ts';
import { PopupWhenDue } from '../features/popup/PopupWhenDue.tsx';
import { useTranslations } from '../i18n/useTranslations.ts';
import { notFound } from '../lib/pageContext.ts';
import type { RootData } from '../lib/rootData.ts';
import { siteContext } from '../lib/siteContext.ts';
import { syncAcrossTabs } from '../lib/syncAcrossTabs.ts';
import type { Route } from './+types/Shell';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { replayEarlyTaps } from './replayEarlyTaps.ts';
import * as styles from './Shell.module.css';
import type { ShellData } from './shellData.ts';
import { useFollowLinks } from './useFollowLinks.ts';
import { useOpenTarget } from './useOpenTarget.ts';
import { useStartAtTitle } from './useStartAtTitle.ts';

export function loader({ params, context }: Route.LoaderArgs) {
  if (!isLocale(params.locale)) throw notFound(context.get(siteContext).catalogue, 'en', '');
  return null;
}

export const shouldRevalidate = () => false;

/** A progress bar during slow navigations. */
function Loading() {
  const t = useTranslations('nav');
  const busy = useNavigation().state !== 'idle';
  return (
    <div className={styles.loading} role="status">
      {busy && <span className="visually-hidden">{t('loading')}</span>}
    </div>
  );
}

/** Follows links, and loads what the page needs to which a visitor is about to go. */
function Links() {
  const intended = useFollowLinks();
  return intended && <PrefetchPageLinks page={intended} />;
}

/** The layout around every screen. */
export default function Shell() {
  const t = useTranslations('nav');
  const root = useRouteLoaderData<RootData & { served: Partial<ShellData> }>('root');
  useEffect(() => syncAcrossTabs(useFavorites), []);
  useLayoutEffect(replayEarlyTaps, []);
  useStartAtTitle();
  useOpenTarget();
  useNavigationEvent();
  if (!root) return null;
  return (
    <>
      <a href="#content" className={styles.skipLink}>
        {t('skip')}
      </a>
      <Header menus={root.served.menus} social={root.settings.social} />
      <Loading />
      <main id="content" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer
        menus={root.served.menus}
        social={root.settings.social}
        contact={root.settings.contact}
        newsletterAnswer={root.served.newsletterAnswer}
        credits={root.served.credits}
      />
      <PopupWhenDue />
      <Links />
    </>
  );
}
