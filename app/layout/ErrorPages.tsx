import { useEffect } from 'react';
import { isRouteErrorResponse, Outlet, useLocation } from 'react-router';
import { ButtonGroup, ButtonLink } from '../components/Button.tsx';
import { PageHeading } from '../components/PageHeading.tsx';
import { useLazyModule } from '../components/useLazyModule.ts';
import { CardSection } from '../features/cards/CardSection.tsx';
import { useTranslations } from '../i18n/useTranslations.ts';
import type { NotFound } from '../lib/pageContext.ts';
import type { Route } from './+types/ErrorPages';

export default function ProblemBoundary() {
  return <Outlet />;
}

/** Error pages inside the layout, so that all navigation remains. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const page = isRouteErrorResponse(error) ? (error.data as NotFound | null) : undefined;
  return page?.title ? <Problem {...page} /> : <Failure error={error} />;
}

/** Loaded in advance: when a page fails, the network may be gone. */
const loadPageFailure = () => import('../api/pageFailure.ts');

/**
 * Shows the error code of a page that could not be rendered or loaded, also in a toast (section 8).
 */
function Failure({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const later = useLazyModule(loadPageFailure);
  const { isNetwork, code } = later?.errorCodeOf(pathname, error) ?? {};
  useEffect(() => {
    if (code) later?.reportPageFailure(code, error);
  }, [later, code, error]);
  const t = useTranslations('problem');
  const failure = useTranslations('notices')('failure', { code: code ?? '' });
  const kind = isNetwork ? 'network' : 'failure';
  const text = t(`${kind}Text`);
  return <Problem title={t(`${kind}Title`)} text={code ? `${text} ${failure}` : text} mayRetry />;
}

interface ProblemProps extends NotFound {
  mayRetry?: boolean;
}

function Problem({ title, text, suggestions = [], mayRetry = false }: ProblemProps) {
  const t = useTranslations('problem');
  const { pathname, search } = useLocation();
  return (
    <>
      <title>{`${title} · Fes-Meknes`}</title>
      <meta name="robots" content="noindex" />
      <PageHeading
        title={{ text: title }}
        summary={{ text }}
        picture={{ src: `posters/site/${mayRetry ? 'broken' : 'lost'}.svg`, alt: '' }}
        isLow
      >
        <ButtonGroup>
          {mayRetry && <ButtonLink href={pathname + search}>{t('retry')}</ButtonLink>}
          <ButtonLink to="" quiet={mayRetry}>
            {t('toHome')}
          </ButtonLink>
          <ButtonLink to="/search" quiet>
            {t('toSearch')}
          </ButtonLink>
        </ButtonGroup>
      </PageHeading>
      <CardSection title={t('suggestions')} cards={suggestions} />
    </>
  );
}
