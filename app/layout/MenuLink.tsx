import { useParams } from 'react-router';
import { DEFAULT_LOCALE } from '../../domain/locale.ts';
import { LocaleLink } from '../components/LocaleLink.tsx';
import { Text } from '../i18n/localize.tsx';
import type { MenuItem } from './menus.ts';

/** A menu item. "My itinerary" and "inspire me" open in a new tab (section 2). */
export function MenuLink({ item }: { item: MenuItem }) {
  const { locale = DEFAULT_LOCALE } = useParams();
  const label = <Text value={item.label} />;
  if (!item.newTab) return <LocaleLink to={item.to}>{label}</LocaleLink>;
  const href = item.to.startsWith('/') ? `/${locale}${item.to}` : item.to;
  return (
    <a href={href} target="_blank" rel="noopener">
      {label}
    </a>
  );
}
