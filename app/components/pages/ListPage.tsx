import type { ReactNode } from 'react';
import type { LocalizedString } from '../../i18n/localize.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import type { Crumb } from '../Breadcrumb.tsx';
import { ButtonLink } from '../Button.tsx';
import { CardGrid } from '../CardGrid.tsx';
import type { Card, PictureView } from '../card.ts';
import { EmptyState } from '../EmptyState.tsx';
import { PageHeading } from '../PageHeading.tsx';
import * as styles from './ListPage.module.css';

interface Props {
  title: LocalizedString;
  summary?: LocalizedString;
  trail?: readonly Crumb[];
  picture?: PictureView | undefined;
  cards: readonly Card[];
  /** Filters above the cards. */
  children?: ReactNode;
  /** Content beside the number of cards. */
  beside?: ReactNode;
  /** Path of the unfiltered list. */
  whole?: string | undefined;
}

/** A page with a list of cards, or an empty state. */
export function ListPage(props: Props) {
  const { title, summary, trail = [], picture, cards, children, beside, whole } = props;
  const t = useTranslations('list');
  return (
    <>
      <PageHeading isLow title={title} summary={summary} trail={trail} picture={picture} />
      {children}
      {cards.length > 0 ? (
        <>
          <div className={styles.count}>
            <p role="status">{t('count', { count: cards.length })}</p>
            {beside}
          </div>
          <CardGrid cards={cards} level={2} first={!picture} />
        </>
      ) : (
        <EmptyState>
          <p>{t(whole ? 'emptyNarrowed' : 'empty')}</p>
          <ButtonLink to={whole ?? '/search'}>{t(whole ? 'showAll' : 'searchInstead')}</ButtonLink>
        </EmptyState>
      )}
    </>
  );
}
