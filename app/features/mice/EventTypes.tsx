import { LocaleLink } from '../../components/LocaleLink.tsx';
import { Picture } from '../../components/Picture.tsx';
import { Text } from '../../i18n/localize.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as cardStyles from '../cards/Card.module.css';
import * as gridStyles from '../cards/CardGrid.module.css';
import * as styles from './EventTypes.module.css';
import type { MiceOffers } from './micePage.ts';

interface Props {
  offers: MiceOffers['formats'] | MiceOffers['categories'];
  /** The venue filter that an item sets. */
  by: 'format' | 'category';
}

/** Phones get smaller pictures than the layout allows: ten of them load at once. */
const SIZES = {
  lead: '(min-width: 1250px) 500px, (min-width: 1000px) 37vw, (min-width: 768px) 46vw, 240px',
  format: '(min-width: 1250px) 240px, (min-width: 1000px) 18vw, (min-width: 768px) 46vw, 240px',
  category: '(min-width: 768px) 208px, 160px',
};

const LIST_CLASS = {
  format: `${gridStyles.root} ${gridStyles.shelf} ${styles.format}`,
  category: `${gridStyles.root} ${gridStyles.shelf} ${gridStyles.arches} ${styles.category}`,
};

const CARD_CLASS = { format: cardStyles.root, category: `${cardStyles.root} ${cardStyles.arch}` };

/** Event formats or venue categories; each links to its venues, or to the request without any. */
export function EventTypes({ offers, by }: Props) {
  const t = useTranslations('mice');
  return (
    <ul className={LIST_CLASS[by]}>
      {offers.map(({ id, title, summary, picture, count }, index) => (
        <li key={id} className={CARD_CLASS[by]}>
          <Picture
            picture={picture}
            {...(by === 'category' && { shape: 'tall', frame: 'arch' })}
            sizes={SIZES[by === 'format' && index === 0 ? 'lead' : by]}
          />
          <div className={cardStyles.body}>
            <h3 className={cardStyles.title}>
              <LocaleLink
                to={count > 0 ? `/mice?${by}=${id}#venues` : `/mice?${by}=${id}#request`}
                className={cardStyles.link}
              >
                <Text value={title} />
              </LocaleLink>
            </h3>
            {summary && (
              <p className={cardStyles.summary}>
                <Text value={summary} />
              </p>
            )}
            <p className={cardStyles.fact}>{count > 0 ? t('suits', { count }) : t('ask')}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
