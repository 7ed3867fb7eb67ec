import { Text } from '../i18n/localize.tsx';
import { useTranslations } from '../i18n/useTranslations.ts';
import type { Neighbours } from '../lib/card.ts';
import { LocaleLink } from './LocaleLink.tsx';
import * as styles from './PreviousNext.module.css';
import { ServedHtml } from './ServedHtml.tsx';

interface Props {
  /** Null if the list has no other entry, undefined where the document has the links. */
  links: Neighbours | null | undefined;
}

/** Links to the previous and the next entry of the list, as served HTML. */
export function PreviousNext({ links }: Props) {
  return <ServedHtml>{links && <NeighbourLinks {...links} />}</ServedHtml>;
}

function NeighbourLinks({ previous, next }: Neighbours) {
  const t = useTranslations('nav');
  return (
    <nav className={styles.root} aria-label={t('more')}>
      <LocaleLink to={previous.path} rel="prev">
        <span>{t('previous')}</span> <Text value={previous.title} />
      </LocaleLink>
      <LocaleLink to={next.path} rel="next">
        <span>{t('next')}</span> <Text value={next.title} />
      </LocaleLink>
    </nav>
  );
}
