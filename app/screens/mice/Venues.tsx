import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Words } from '../../i18n/words.tsx';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { LocaleLink } from '../../parts/LocaleLink.tsx';
import { useLocale } from '../../parts/useLocale.ts';
import type { Narrowing, Offers } from './micePage.ts';
import { Venue } from './Venue.tsx';

interface Props {
  offers: Offers;
  /** What is ticked when the page comes. */
  asked: readonly string[];
  picked: readonly string[];
  onPick: () => void;
}

/** The venues to pick from. Those that do not fit stay in the page unseen, so that no pick is lost. */
export function Venues({ offers: { venues, narrowing, ...offers }, asked, picked, onPick }: Props) {
  const t = useTranslations('mice');
  const locale = useLocale();
  const shown = venues.filter(({ fits }) => fits).length;
  const isNarrowed = shown < venues.length;
  return (
    <>
      <Form
        action={`/${locale}/mice#venues`}
        className="filters days-form"
        aria-label={t('filter')}
        key={JSON.stringify(narrowing)}
        preventScrollReset
      >
        <Choice
          name="city"
          narrowing={narrowing}
          any={t('anyCity')}
          options={offers.cities.filter(({ hasVenues }) => hasVenues)}
        />
        <Choice
          name="category"
          narrowing={narrowing}
          any={t('anyCategory')}
          options={offers.categories}
        />
        <Choice name="format" narrowing={narrowing} any={t('anyFormat')} options={offers.formats} />
        {offers.knowsSeats && (
          <label>
            {t('people')}
            <input type="number" name="people" min={1} defaultValue={narrowing.people || ''} />
          </label>
        )}
        <button type="submit" className="button quiet">
          {t('show')}
        </button>
        {isNarrowed && (
          <LocaleLink to="/mice#venues" className="more" preventScrollReset>
            {t('showAll')}
          </LocaleLink>
        )}
      </Form>
      <p role="status" className="section-lead venue-count">
        {t('suits', { count: shown })}
      </p>
      {shown === 0 && (
        <EmptyState>
          <p>{t('none')}</p>
          <a href="#request" className="button">
            {t('ask')}
          </a>
        </EmptyState>
      )}
      <ul className="venues">
        {venues.map((venue) => (
          <Venue
            key={venue.id}
            venue={venue}
            isAsked={asked.includes(venue.id)}
            isPicked={picked.includes(venue.id)}
            onPick={onPick}
          />
        ))}
      </ul>
      {picked.length > 0 && (
        <p className="pick-bar">
          <span role="status">{t('pickedCount', { count: picked.length })}</span>
          <a href="#request" className="button">
            {t('ask')}
          </a>
        </p>
      )}
    </>
  );
}

interface ChoiceProps {
  name: 'city' | 'category' | 'format';
  narrowing: Narrowing;
  any: string;
  options: readonly { id: string; title: Words }[];
}

function Choice({ name, narrowing, any, options }: ChoiceProps) {
  const t = useTranslations('mice');
  return (
    <label>
      {t(name)}
      <select name={name} defaultValue={narrowing[name]}>
        <option value="">{any}</option>
        {options.map(({ id, title }) => (
          <option key={id} value={id} lang={title.lang}>
            {title.text}
          </option>
        ))}
      </select>
    </label>
  );
}
