import type { ComponentProps } from 'react';
import { useParams, useViewTransitionState } from 'react-router';
import { DEFAULT_LOCALE } from '../../domain/locale.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** Path after the language. */
  to: string;
  /** Moves what both pages show from one to the other. */
  viewTransition?: boolean;
  /** Keeps the position on the page. */
  preventScrollReset?: boolean;
};

/**
 * A link to a path of this site, in the language of the page. It is plain HTML, because pages have up to
 * two hundred: the layout follows and prefetches all links of this kind (`useFollowLinks`).
 */
export function LocaleLink({ to, viewTransition, preventScrollReset, ...rest }: Props) {
  const { locale = DEFAULT_LOCALE } = useParams();
  const kind = viewTransition ? 'transition' : preventScrollReset ? 'in-place' : '';
  return <a {...rest} href={`/${locale}${to}`} data-link={kind} />;
}

/** True while a navigation to this path is pending. */
export function useIsNavigatingTo(path: string): boolean {
  const { locale = DEFAULT_LOCALE } = useParams();
  return useViewTransitionState(`/${locale}${path}`);
}
