import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { screenWords } from '../../i18n/screenWords.ts';
import { EmergencyNumbers } from '../../parts/EmergencyNumbers.tsx';
import { numbersOf } from '../../parts/emergencyNumbers.ts';
import { pageMeta } from '../../parts/head.ts';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { sitePage } from '../../parts/sitePage.ts';
import { visitOf } from '../../parts/visit.ts';
import type { Route } from './+types/route';
import { SavedPages } from './SavedPages.tsx';

/** The page for no network: the service worker leads here from pages that are not saved. */
export function loader({ params, context }: Route.LoaderArgs) {
  const visit = visitOf(context, params);
  const { head, ...page } = sitePage(visit, 'offline');
  return {
    ...page,
    head: { ...head, unlisted: true },
    words: screenWords('pages', visit.locale),
    numbers: numbersOf(visit),
  };
}

export const meta = pageMeta;

export default function Offline({ loaderData }: Route.ComponentProps) {
  const { title, summary, picture, numbers } = loaderData;
  const t = useTranslations();
  const { locale } = useParams();
  const wanted = useWantedPage();
  return (
    <>
      <PageHeading title={title} summary={summary} picture={picture} low>
        <p className="ways-on">
          <a href={wanted ?? `/${locale}`} className="button">
            {t('offline.tryAgain')}
          </a>
          <a href="#emergency" className="button quiet">
            {t('practical.emergency')}
          </a>
        </p>
      </PageHeading>
      <SavedPages wanted={wanted !== undefined} />
      <section id="emergency">
        <div className="section-head">
          <h2>{t('practical.emergency')}</h2>
        </div>
        <EmergencyNumbers numbers={numbers} />
      </section>
    </>
  );
}

/** The page of this site that could not be shown; it opens by itself when the network is back. */
function useWantedPage(): string | undefined {
  const [wanted, want] = useState<string>();
  useEffect(() => {
    const from = new URLSearchParams(location.search).get('from');
    const url = from === null ? undefined : new URL(from, location.origin);
    if (url?.origin !== location.origin) return;
    want(url.href);
    const open = () => location.replace(url);
    window.addEventListener('online', open);
    return () => window.removeEventListener('online', open);
  }, []);
  return wanted;
}
