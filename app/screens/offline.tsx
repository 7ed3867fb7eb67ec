import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { ButtonGroup, ButtonLink } from '../components/Button.tsx';
import { EmergencyNumbers } from '../components/EmergencyNumbers.tsx';
import { emergencyRows } from '../components/emergencyRows.ts';
import { PageHeading } from '../components/PageHeading.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import { useLazyModule } from '../components/useLazyModule.ts';
import { SavedPages } from '../features/offline/SavedPages.tsx';
import { messages } from '../i18n/messages.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import { getPageContext } from '../lib/pageContext.ts';
import { pageMeta } from '../lib/pageMeta.ts';
import type { Route } from './+types/offline';
import { sitePage } from './templates/sitePage.ts';

/** The offline page. The service worker leads here from pages that are not saved. */
export function loader({ params, context }: Route.LoaderArgs) {
  const pageContext = getPageContext(context, params);
  const { head, ...page } = sitePage(pageContext, 'offline');
  return {
    ...page,
    head: { ...head, unlisted: true },
    messages: messages(pageContext.locale, ['offline']),
    numbers: emergencyRows(pageContext),
  };
}

export const meta = pageMeta;

export default function Offline({ loaderData }: Route.ComponentProps) {
  const { title, summary, picture, numbers } = loaderData;
  const t = useTranslations(['offline']);
  const { locale } = useParams();
  const wanted = useWantedPage();
  useErrorToast(wanted);
  return (
    <>
      <PageHeading title={title} summary={summary} picture={picture} isLow>
        <ButtonGroup>
          <ButtonLink href={wanted ?? `/${locale}`}>{t('offline.tryAgain')}</ButtonLink>
          <ButtonLink href="#emergency" quiet>
            {t('practical.emergency')}
          </ButtonLink>
        </ButtonGroup>
      </PageHeading>
      <SavedPages wanted={wanted !== undefined} />
      <section id="emergency">
        <SectionHead title={t('practical.emergency')} />
        <EmergencyNumbers numbers={numbers} />
      </section>
    </>
  );
}

const loadPageFailure = () => import('../api/pageFailure.ts');

/** Shows the error code of a page that could not be shown in a toast (section 8). */
function useErrorToast(url: string | undefined): void {
  const pageFailure = useLazyModule(loadPageFailure);
  useEffect(() => {
    if (!url || !pageFailure) return;
    const code = pageFailure.pageErrorCode(new URL(url).pathname, true);
    if (code) pageFailure.reportPageFailure(code);
  }, [url, pageFailure]);
}

/**
 * The page that could not be shown. It opens when the network is back: on the browser's `online`
 * event, or when this page is loaded or becomes visible and the server answers.
 */
function useWantedPage(): string | undefined {
  const [wanted, want] = useState<string>();
  useEffect(() => {
    const from = new URLSearchParams(location.search).get('from');
    const url = from === null ? undefined : new URL(from, location.origin);
    if (url?.origin !== location.origin) return;
    want(url.href);
    const open = () => location.replace(url);
    const openIfReachable = async () => {
      if (document.visibilityState !== 'visible') return;
      const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => undefined);
      if (answer?.ok) open();
    };
    // The network may be back before the listener is added. If the page fails again, this page is
    // its own referrer, and trying again would loop.
    if (document.referrer !== location.href) void openIfReachable();
    window.addEventListener('online', open);
    document.addEventListener('visibilitychange', openIfReachable);
    return () => {
      window.removeEventListener('online', open);
      document.removeEventListener('visibilitychange', openIfReachable);
    };
  }, []);
  return wanted;
}
