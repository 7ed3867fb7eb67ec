import { useParams } from 'react-router';
import { DEFAULT_LOCALE } from '../../domain/locale.ts';
import { Say } from '../i18n/words.tsx';
import { LocaleLink } from '../parts/LocaleLink.tsx';
import type { MenuItem } from './menus.ts';

/** One item of a menu. "My itinerary" and "inspire me" open in a new tab (section 2). */
export function MenuLink({ item }: { item: MenuItem }) {
  const { locale = DEFAULT_LOCALE } = useParams();
  const words = item.words ? <Say words={item.words} /> : item.label;
  if (!item.external) return <LocaleLink to={item.to}>{words}</LocaleLink>;
  const href = item.to.startsWith('/') ? `/${locale}${item.to}` : item.to;
  return (
    <a href={href} target="_blank" rel="noopener">
      {words}
    </a>
  );
}
