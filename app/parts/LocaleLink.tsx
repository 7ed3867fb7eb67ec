import { Link, type LinkProps, useParams, useViewTransitionState } from 'react-router';
import { DEFAULT_LOCALE } from '../../domain/locale.ts';

/**
 * A link to a path of this site, in the language of the page. What a visitor points at is fetched before
 * they press, and opens at once; pages with a query are not, for the server makes them for each visitor.
 */
export function LocaleLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  const { locale = DEFAULT_LOCALE } = useParams();
  const prefetch = to.includes('?') ? 'none' : 'intent';
  return <Link to={`/${locale}${to}`} prefetch={prefetch} {...rest} />;
}

/** True while the visitor is on the way to this path. */
export function useGoingTo(path: string): boolean {
  const { locale = DEFAULT_LOCALE } = useParams();
  return useViewTransitionState(`/${locale}${path}`);
}
