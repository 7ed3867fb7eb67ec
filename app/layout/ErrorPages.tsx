import { useEffect } from 'react';
import { isRouteErrorResponse, Outlet, useLocation } from 'react-router';
import type { ErrorCode } from '../../domain/errors.ts';
import { ButtonGroup, ButtonLink } from '../components/Button.tsx';
import { CardSection } from '../components/CardSection.tsx';
import type { Card } from '../components/card.ts';
import { PageHeading } from '../components/PageHeading.tsx';
import { useLazyModule } from '../components/useLazyModule.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import type { NotFound } from '../lib/pageContext.ts';
import type { Route } from './+types/ErrorPages';

export default function ProblemBoundary() {
  return <Outlet />;
}

/** Error pages inside the layout, so that all navigation remains. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  if (!missing) return <Failure error={error} />;
  return <Problem kind="missing" cards={(error.data as NotFound | null)?.suggestions} />;
}

/** Loaded in advance: when a page fails, the network may be gone. */
const loadPageFailure = () => import('../lib/api/pageFailure.ts');

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
  return <Problem kind={isNetwork ? 'network' : 'failure'} code={code} />;
}

interface ProblemProps {
  kind: 'missing' | 'failure' | 'network';
  code?: ErrorCode | undefined;
  cards?: readonly Card[] | undefined;
}

function Problem({ kind, code, cards = [] }: ProblemProps) {
  const t = useTranslations('problem');
  const failure = useTranslations('notices')('failure', { code: code ?? '' });
  const { pathname, search } = useLocation();
  const title = t(`${kind}Title`);
  return (
    <>
      <title>{`${title} · Fes-Meknes`}</title>
      <meta name="robots" content="noindex" />
      <PageHeading
        title={{ text: title }}
        summary={{ text: code ? `${t(`${kind}Text`)} ${failure}` : t(`${kind}Text`) }}
        picture={{ src: `posters/site/${kind === 'missing' ? 'lost' : 'broken'}.svg`, alt: '' }}
        isLow
      >
        <ButtonGroup>
          {kind !== 'missing' && <ButtonLink href={pathname + search}>{t('retry')}</ButtonLink>}
          <ButtonLink to="" quiet={kind !== 'missing'}>
            {t('toHome')}
          </ButtonLink>
          <ButtonLink to="/search" quiet>
            {t('toSearch')}
          </ButtonLink>
        </ButtonGroup>
      </PageHeading>
      <CardSection title={t('suggestions')} cards={cards} />
    </>
  );
}
