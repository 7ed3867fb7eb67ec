import { useEffect, useLayoutEffect } from 'react';
import { Outlet, useNavigation, useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { isLocale } from '../../domain/locale.ts';
import { notFound } from '../parts/visit.ts';
import type { loader as rootLoader } from '../root.tsx';
import { siteContext } from '../site.ts';
import { useFavorites } from '../state/favorites.ts';
import { follow } from '../state/follow.ts';
import type { Route } from './+types/shell';
import { doEarlyTaps } from './earlyTaps.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { PopupWhenDue } from './popup/PopupWhenDue.tsx';
import { useStartAtTitle } from './useStartAtTitle.ts';

export function loader({ params, context }: Route.LoaderArgs) {
  if (!isLocale(params.locale)) throw notFound(context.get(siteContext).catalogue, 'en', '');
  return null;
}

export const shouldRevalidate = () => false;

/** While a page is on its way over a slow line, a thread of light says so. */
function Loading() {
  const t = useTranslations('nav');
  const busy = useNavigation().state !== 'idle';
  return (
    <div className="loading" role="status">
      {busy && <span className="visually-hidden">{t('loading')}</span>}
    </div>
  );
}

/** What stands around every screen. */
export default function Shell() {
  const t = useTranslations('nav');
  const root = useRouteLoaderData<typeof rootLoader>('root');
  useEffect(() => follow(useFavorites), []);
  useLayoutEffect(doEarlyTaps, []);
  useStartAtTitle();
  if (!root) return null;
  return (
    <>
      <a href="#content" className="skip-link">
        {t('skip')}
      </a>
      <Header cities={root.cities} config={root.config} />
      <Loading />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer cities={root.cities} config={root.config} newsletter={root.newsletter} />
      <PopupWhenDue />
    </>
  );
}
