import { Link, type LinkProps, useParams, useViewTransitionState } from 'react-router';
import { DEFAULT_LOCALE } from '../../domain/locale.ts';

/**
 * A link to a path of this site, in the language of the page. What a visitor points at is fetched before
 * they press, and opens at once; pages with a query are not, for the server makes them for each visitor.
 */
export function LocaleLink({ to, ...rest }: Props) {
  const { locale = DEFAULT_LOCALE } = useParams();
  const path = `/${locale}${to}`;
  if (import.meta.env.SSR) return writtenLink(path, rest);
  const prefetch = to.includes('?') ? 'none' : 'intent';
  return <Link to={path} prefetch={prefetch} {...rest} />;
}

type Props = Omit<LinkProps, 'to'> & { to: string };

/**
 * A link as the server writes it, which is what React Router's comes to there. A page has up to 170 of
 * them, and to find out for each how to react to a press is a tenth of the work of making it.
 */
function writtenLink(path: string, props: Omit<Props, 'to'>) {
  const { viewTransition, preventScrollReset, replace, state, prefetch, ...attributes } = props;
  return <a {...attributes} href={path} data-discover="true" />;
}

/** True while the visitor is on the way to this path. */
export function useGoingTo(path: string): boolean {
  const { locale = DEFAULT_LOCALE } = useParams();
  return useViewTransitionState(`/${locale}${path}`);
}
