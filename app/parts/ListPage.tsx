import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Words } from '../i18n/words.tsx';
import type { Crumb } from './Breadcrumb.tsx';
import { CardGrid } from './CardGrid.tsx';
import type { Card, PictureView } from './card.ts';
import { EmptyState } from './EmptyState.tsx';
import { LocaleLink } from './LocaleLink.tsx';
import { PageHeading } from './PageHeading.tsx';

interface Props {
  title: Words;
  summary?: Words;
  trail?: readonly Crumb[];
  picture?: PictureView | undefined;
  cards: readonly Card[];
  /** Filters, above the cards. */
  children?: ReactNode;
  /** What stands beside the number of cards. */
  beside?: ReactNode;
  /** The path of the whole list, where filters narrow it. */
  whole?: string | undefined;
}

/** A page that lists cards, or says that there are none and leads on. */
export function ListPage(props: Props) {
  const { title, summary, trail = [], picture, cards, children, beside, whole } = props;
  const t = useTranslations('list');
  return (
    <>
      <PageHeading low title={title} summary={summary} trail={trail} picture={picture} />
      {children}
      {cards.length > 0 ? (
        <>
          <div className="count">
            <p role="status">{t('count', { count: cards.length })}</p>
            {beside}
          </div>
          <CardGrid cards={cards} level={2} first={!picture} />
        </>
      ) : (
        <EmptyState>
          <p>{t(whole ? 'emptyNarrowed' : 'empty')}</p>
          <LocaleLink to={whole ?? '/search'} className="button">
            {t(whole ? 'showAll' : 'searchInstead')}
          </LocaleLink>
        </EmptyState>
      )}
    </>
  );
}
