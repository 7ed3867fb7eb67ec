import { useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { distanceBetween, formatDistance } from '../../../../domain/distance.ts';
import type { ScheduledDay } from '../../../../domain/plan/model.ts';
import { MAX_TERM_LENGTH } from '../../../../domain/searchTerm.ts';
import { Picture } from '../../../parts/Picture.tsx';
import type { ShownPlace } from '../../../parts/plan/planPlaces.ts';
import { useLater } from '../../../parts/useLater.ts';
import { useFavorites } from '../../../state/favorites.ts';
import { addToDay } from './addToDay.ts';
import { Plus } from './Plus.tsx';
import { usePlan } from './planContext.ts';

const loadSearch = () => import('../../../../domain/titleSearch.ts');

/** More than these nobody reads; the search finds the others. */
const MOST_FOUND = 12;
const MOST_NEAR = 8;

/** Places to add: what a term finds; without one, the favourites and what is near the day. */
export function AddPlaceList({ day }: { day: ScheduledDay }) {
  const t = useTranslations('plan');
  const { known, tour } = usePlan();
  const [term, setTerm] = useState('');
  const later = useLater(loadSearch);
  const find = useMemo(() => later?.titleSearch(known.places), [later, known]);
  const pois = useFavorites((state) => state.pois);
  const there = new Set(tour.days.flatMap(({ places }) => places));
  const found = find?.(term).slice(0, MOST_FOUND) ?? [];
  const favorites = known.places.filter(({ id }) => pois.includes(id) && !there.has(id));
  const near = nearest(day, known.places, there);
  const isSearching = term.trim().length > 1;
  return (
    <div className="add-place-list">
      <label>
        <span className="visually-hidden">{t('searchPlaces')}</span>
        <input
          type="search"
          // biome-ignore lint/a11y/noAutofocus: the dialog is opened to look for something
          autoFocus
          maxLength={MAX_TERM_LENGTH}
          placeholder={t('searchPlaces')}
          value={term}
          onChange={({ target }) => setTerm(target.value)}
        />
      </label>
      {isSearching && <Choices title={t('found')} places={found} day={day} />}
      {isSearching && find && found.length === 0 && <p role="status">{t('nothingFound')}</p>}
      {!isSearching && <Choices title={t('yourFavorites')} places={favorites} day={day} />}
      {!isSearching && <Choices title={t('nearTheDay')} places={near} day={day} />}
    </div>
  );
}

interface ChoicesProps {
  title: string;
  places: readonly ShownPlace[];
  day: ScheduledDay;
}

function Choices({ title, places, day }: ChoicesProps) {
  const t = useTranslations('plan');
  const locale = useLocale();
  const { cityOf, say, tour } = usePlan();
  const here = centreOf(day);
  if (places.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className="add-choices">
        {places.map((place) => {
          const on = tour.days.find(({ places: ids }) => ids.includes(place.id))?.day;
          const away = here && formatDistance(distanceBetween(here, place.point), locale);
          return (
            <li key={place.id}>
              <button
                type="button"
                disabled={on === day.day}
                onClick={() => {
                  const added = addToDay(day.day, place);
                  say(t(added ? 'said.added' : 'said.full', { place: place.title, day: day.day }));
                }}
              >
                <Picture picture={{ src: place.picture, alt: '' }} sizes="64px" />
                <span>
                  <strong>{place.title}</strong>
                  <small>
                    {[cityOf(place.city), away, on && t('onDay', { day: on })]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </span>
                <Plus done={on === day.day} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What is nearest to where the day goes, the best known of it. */
function nearest(day: ScheduledDay, places: readonly ShownPlace[], there: ReadonlySet<string>) {
  const here = centreOf(day);
  if (!here) return [];
  const away = ({ point, worth }: ShownPlace) => (distanceBetween(here, point) + 300) / worth ** 2;
  return places
    .filter(({ id, lodging }) => !lodging && !there.has(id))
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, MOST_NEAR);
}

/** The last stop, or where the day begins. */
function centreOf({ stops, start }: ScheduledDay) {
  return stops.at(-1)?.place.point ?? start?.coordinates;
}
