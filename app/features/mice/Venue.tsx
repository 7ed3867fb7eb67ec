import { LocaleLink } from '../../components/LocaleLink.tsx';
import { Picture } from '../../components/Picture.tsx';
import { Text } from '../../i18n/localize.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as cardStyles from '../cards/Card.module.css';
import type { MiceOffers } from './micePage.ts';
import { QUOTE_FORM_ID } from './request/useSelectedVenues.ts';
import * as styles from './Venue.module.css';

interface Props {
  venue: MiceOffers['venues'][number];
  /** Initial state of the checkbox. */
  isPreselected: boolean;
  isSelected: boolean;
  onSelectionChange: () => void;
}

/** A venue with a checkbox that belongs to the request form further down the page. */
export function Venue({ venue, isPreselected, isSelected, onSelectionChange }: Props) {
  const t = useTranslations('mice');
  const { id, title, summary, picture, place, city, suits, seats, fits } = venue;
  return (
    <li className={styles.root} hidden={!fits}>
      <Picture picture={picture} sizes="(min-width: 1100px) 400px, (min-width: 720px) 46vw, 92vw" />
      <div className={styles.text}>
        {city && (
          <p className={cardStyles.fact}>
            <Text value={city} />
          </p>
        )}
        <h3>
          {place ? (
            <LocaleLink to={`/poi/${place}`}>
              <Text value={title} />
            </LocaleLink>
          ) : (
            <Text value={title} />
          )}
        </h3>
        {summary && (
          <p className={cardStyles.summary}>
            <Text value={summary} />
          </p>
        )}
        {suits.length > 0 && (
          <p className="side-note">
            {t('goodFor')}
            {': '}
            {suits.map((format, index) => (
              <span key={format.text}>
                {index > 0 && '\u00a0· '}
                <Text value={format} />
              </span>
            ))}
          </p>
        )}
        {seats && <p className="side-note">{t('seats', { count: seats })}</p>}
        <label className={styles.select}>
          <input
            type="checkbox"
            name="quotes"
            value={id}
            form={QUOTE_FORM_ID}
            defaultChecked={isPreselected}
            onChange={onSelectionChange}
          />
          <span>
            {t(isSelected ? 'picked' : 'pick')}
            <span className="visually-hidden">: {title.text}</span>
          </span>
        </label>
      </div>
    </li>
  );
}
