import { type ReactNode, useEffect, useRef } from 'react';
import type { Crumb } from '../../components/Breadcrumb.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { CardGrid, MORE } from '../../features/cards/CardGrid.tsx';
import type { LocalizedString } from '../../i18n/localize.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import type { Card, PictureView } from '../../lib/card.ts';
import * as styles from './ListPage.module.css';

interface Props {
  title: LocalizedString;
  summary?: LocalizedString;
  trail?: readonly Crumb[];
  picture?: PictureView | undefined;
  cards: readonly Card[];
  /** The number of entries in words: "109 places". */
  count: string;
  /** Path of the list with more cards, if there are more. */
  more?: string | undefined;
  /** The index of the first card that was not in the list before `more`. */
  newFrom?: number | undefined;
  /** Filters above the cards. */
  children?: ReactNode;
  /** Content beside the number of cards. */
  beside?: ReactNode;
  /** Path of the unfiltered list. */
  whole?: string | undefined;
}

/** A page with a list of cards, or an empty state. */
export function ListPage(props: Props) {
  const { title, summary, trail = [], picture, cards, count, children, beside, whole } = props;
  const { more, newFrom } = props;
  const t = useTranslations('list');
  const isMoreWanted = useRef(false);

  // The link moves down or disappears: the first new card gets its focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the number of cards has changed
  useEffect(() => {
    if (isMoreWanted.current) {
      document.querySelector<HTMLElement>(`#${MORE} a`)?.focus({ preventScroll: true });
    }
    isMoreWanted.current = false;
  }, [cards.length]);

  return (
    <>
      <PageHeading isLow title={title} summary={summary} trail={trail} picture={picture} />
      {children}
      {cards.length > 0 ? (
        <>
          <div className={styles.count}>
            <p role="status">{count}</p>
            {beside}
          </div>
          <CardGrid cards={cards} level={2} layout="list" first={!picture} newFrom={newFrom} />
          {more && (
            <ButtonLink
              to={`${more}#${MORE}`}
              quiet
              className={styles.more}
              preventScrollReset
              onClick={() => {
                isMoreWanted.current = true;
              }}
            >
              {t('showMore')}
            </ButtonLink>
          )}
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
