import { cardSizes } from '../../components/cardSizes.ts';
import { LocaleLink, useIsNavigatingTo } from '../../components/LocaleLink.tsx';
import { Picture } from '../../components/Picture.tsx';
import { ServedHtml } from '../../components/ServedHtml.tsx';
import { Text } from '../../i18n/localize.tsx';
import type { Card } from '../../lib/card.ts';
import { FavoriteButton } from '../favorites/FavoriteButton.tsx';
import { OpenNow } from '../openState/OpenNow.tsx';
import { AddToPlan } from '../tour/AddToPlan.tsx';
import * as styles from './Card.module.css';

interface Props {
  card: Card;
  level?: 2 | 3;
  /** `row`: picture beside the text; `compact`: so on phones only; `arch`: picture cut to an arch. */
  variant?: 'row' | 'compact' | 'arch' | undefined;
  /** The `sizes` attribute of the picture; that of a grid by default. */
  sizes?: string;
  /** Loads the picture at once. */
  first?: boolean;
  /** Greyed out: the entry was removed from the favourites. */
  removed?: boolean;
}

const VARIANT_CLASS = { row: styles.row, compact: styles.compact, arch: styles.arch };

/** An entry as a card: the whole card is a link, with a heart at its corner. */
export function CardView(props: Props) {
  const { card, level = 3, variant, sizes = cardSizes('grid', 0), first = false, removed } = props;
  const isOpening = useIsNavigatingTo(card.path);
  const Heading = `h${level}` as const;
  const { picture, summary, city, fact } = card.details;
  const classes = [
    styles.root,
    variant && VARIANT_CLASS[variant],
    isOpening && styles.opening,
    removed && styles.removed,
  ];
  return (
    <article className={classes.filter(Boolean).join(' ')}>
      <ServedHtml className={styles.content}>
        {picture && (
          <>
            <Picture
              picture={picture}
              {...(variant === 'arch' && { shape: 'tall', frame: 'arch' })}
              sizes={sizes}
              first={first}
              className={styles.picture}
            />
            <div className={styles.body}>
              <Heading className={styles.title}>
                <LocaleLink to={card.path} className={styles.link} viewTransition>
                  <Text value={card.title} />
                </LocaleLink>
              </Heading>
              {(city || fact) && (
                <p className={styles.fact}>
                  {city && <Text value={city} />}
                  {city && fact && ' · '}
                  {fact}
                </p>
              )}
              {summary && (
                <p className={styles.summary}>
                  <Text value={summary} />
                </p>
              )}
            </div>
          </>
        )}
      </ServedHtml>
      {card.hours && <OpenNow hours={card.hours} className={styles.open} />}
      {card.favorite && (
        <FavoriteButton
          kind={card.favorite}
          id={card.id}
          title={card.title.text}
          className={styles.favorite}
        />
      )}
      {card.stop && <AddToPlan id={card.id} title={card.title.text} className={styles.add} />}
    </article>
  );
}
