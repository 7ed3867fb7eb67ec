import { Link, type LinkProps, useParams, useViewTransitionState } from 'react-router';
import { DEFAULT_LOCALE } from '../../domain/locale.ts';

/**
 * A link to a path of this site, in the language of the page. Its page is prefetched on hover or focus,
 * unless the path has a query: such pages are rendered for each request.
 */
export function LocaleLink({ to, ...rest }: Props) {
  const { locale = DEFAULT_LOCALE } = useParams();
  const path = `/${locale}${to}`;
  const prefetch = to.includes('?') ? 'none' : 'intent';
  return <Link to={path} prefetch={prefetch} {...rest} />;
}

type Props = Omit<LinkProps, 'to'> & { to: string };

/** True while a navigation to this path is pending. */
export function useIsNavigatingTo(path: string): boolean {
  const { locale = DEFAULT_LOCALE } = useParams();
  return useViewTransitionState(`/${locale}${path}`);
}
