import { Text } from '../i18n/localize.tsx';
import { useTranslations } from '../i18n/useTranslations.ts';
import type { Neighbours } from './card.ts';
import { LocaleLink } from './LocaleLink.tsx';
import * as styles from './PreviousNext.module.css';
import { ServedHtml } from './ServedHtml.tsx';

/** Links to the previous and the next entry of the list. */
export function PreviousNext({ links }: { links: Neighbours | undefined }) {
  const t = useTranslations('nav');
  return (
    <ServedHtml as="nav" className={styles.root} aria-label={t('more')}>
      {links && (
        <>
          <LocaleLink to={links.previous.path} rel="prev">
            <span>{t('previous')}</span> <Text value={links.previous.title} />
          </LocaleLink>
          <LocaleLink to={links.next.path} rel="next">
            <span>{t('next')}</span> <Text value={links.next.title} />
          </LocaleLink>
        </>
      )}
    </ServedHtml>
  );
}
