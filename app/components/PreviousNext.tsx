import { Text } from '../i18n/localize.tsx';
import { useTranslations } from '../i18n/useTranslations.ts';
import type { Card } from './card.ts';
import { LocaleLink } from './LocaleLink.tsx';
import * as styles from './PreviousNext.module.css';

/** Links to the previous and the next entry of the list. */
export function PreviousNext({ links }: { links?: { previous: Card; next: Card } }) {
  const t = useTranslations('nav');
  if (!links) return null;
  return (
    <nav className={styles.root} aria-label={t('more')}>
      <LocaleLink to={links.previous.path} rel="prev">
        <span>{t('previous')}</span> <Text value={links.previous.title} />
      </LocaleLink>
      <LocaleLink to={links.next.path} rel="next">
        <span>{t('next')}</span> <Text value={links.next.title} />
      </LocaleLink>
    </nav>
  );
}
