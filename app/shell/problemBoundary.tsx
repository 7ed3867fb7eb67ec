import { isRouteErrorResponse, Outlet } from 'react-router';
import { useTranslations } from 'use-intl';
import { LocaleLink } from '../parts/LocaleLink.tsx';
import { PageHeading } from '../parts/PageHeading.tsx';
import { Shelf } from '../parts/Shelf.tsx';
import type { NotFound } from '../parts/visit.ts';
import type { Route } from './+types/problemBoundary';

export default function ProblemBoundary() {
  return <Outlet />;
}

/** The 404 and 500 pages, inside the shell, so that every way on is still there. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTranslations('problem');
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const suggestions = missing ? ((error.data as NotFound | null)?.suggestions ?? []) : [];
  return (
    <>
      <title>{`${missing ? t('missingTitle') : t('failureTitle')} · Fes-Meknes`}</title>
      <meta name="robots" content="noindex" />
      <PageHeading
        title={{ text: missing ? t('missingTitle') : t('failureTitle') }}
        summary={{ text: missing ? t('missingText') : t('failureText') }}
        picture={{ src: `posters/site/${missing ? 'lost' : 'broken'}.svg`, alt: '' }}
        low
      >
        <p className="ways-on">
          <LocaleLink to="" className="button">
            {t('toHome')}
          </LocaleLink>
          <LocaleLink to="/search" className="button quiet">
            {t('toSearch')}
          </LocaleLink>
        </p>
      </PageHeading>
      <Shelf title={t('suggestions')} cards={suggestions} />
    </>
  );
}
