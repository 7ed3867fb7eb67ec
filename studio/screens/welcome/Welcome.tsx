import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { LoadError } from '../../components/LoadError.tsx';
import { Loading } from '../../components/Loading.tsx';
import { ApiError } from '../../data/client.ts';
import { readLink } from '../../data/links.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { StandaloneScreen } from '../../layout/StandaloneScreen.tsx';
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
  if (!token || isExpired(link.error))
    return <Expired isReplaced={codeOf(link.error) === 'LINK_REPLACED'} />;
  if (link.data) return <AcceptLink token={token} link={link.data} />;
  return (
    <StandaloneScreen title="Studio">
      {link.isError ? (
        <LoadError error={link.error} onRetry={() => void link.refetch()} />
      ) : (
        <Loading />
      )}
    </StandaloneScreen>
  );
}

/** The server refuses texts that cannot be a token with 400. */
const isExpired = (error: unknown) =>
  error instanceof ApiError && (error.code.startsWith('LINK_') || error.status === 400);

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined);

function Expired({ isReplaced }: { isReplaced: boolean }) {
  const t = useTranslations('welcome');
  return (
    <StandaloneScreen title={t('expired')}>
      <p>{t(isReplaced ? 'replacedText' : 'expiredText')}</p>
      <p>
        <Link to="/">{t('toSignIn')}</Link>
      </p>
    </StandaloneScreen>
  );
}
