import { useTranslations } from 'use-intl';
import { Say } from '../../i18n/words.tsx';
import { LocaleLink } from '../../parts/LocaleLink.tsx';
import { Picture } from '../../parts/Picture.tsx';
import type { Offers } from './micePage.ts';
import { REQUEST } from './request/requestForm.ts';

interface Props {
  venue: Offers['venues'][number];
  /** Ticked when the page comes. */
  isAsked: boolean;
  isPicked: boolean;
  onPick: () => void;
}

/** A venue with a box to tick, which belongs to the form of the request further down. */
export function Venue({ venue, isAsked, isPicked, onPick }: Props) {
  const t = useTranslations('mice');
  const { id, title, summary, picture, place, city, suits, seats, fits } = venue;
  return (
    <li hidden={!fits}>
      <Picture picture={picture} sizes="(min-width: 900px) 400px, 92vw" />
      <div className="venue-words">
        {city && (
          <p className="card-fact">
            <Say words={city} />
          </p>
        )}
        <h3>
          {place ? (
            <LocaleLink to={`/poi/${place}`}>
              <Say words={title} />
            </LocaleLink>
          ) : (
            <Say words={title} />
          )}
        </h3>
        {summary && (
          <p className="card-summary">
            <Say words={summary} />
          </p>
        )}
        {suits.length > 0 && (
          <p className="venue-suits">
            {t('goodFor')}
            {': '}
            {suits.map((words, index) => (
              <span key={words.text}>
                {index > 0 && ' · '}
                <Say words={words} />
              </span>
            ))}
          </p>
        )}
        {seats && <p className="venue-suits">{t('seats', { count: seats })}</p>}
        <label className="pick">
          <input
            type="checkbox"
            name="quotes"
            value={id}
            form={REQUEST}
            defaultChecked={isAsked}
            onChange={onPick}
          />
          <span>
            {t(isPicked ? 'picked' : 'pick')}
            <span className="visually-hidden">: {title.text}</span>
          </span>
        </label>
      </div>
    </li>
  );
}
