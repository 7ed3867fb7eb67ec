import { useEffect, useMemo, useRef, useState } from 'react';
import { distanceBetween, formatDistance } from '../../../../domain/geo/distance.ts';
import type { ScheduledDay } from '../../../../domain/planner/model.ts';
import { addPlace } from '../../../../domain/planner/tour.ts';
import { setCity } from '../../../../domain/planner/tourEdits.ts';
import { MAX_TERM_LENGTH } from '../../../../domain/search/searchTerm.ts';
import { Icon } from '../../../components/Icon.tsx';
import { CHECK, PLUS } from '../../../components/icons.ts';
import { Picture } from '../../../components/Picture.tsx';
import { useLazyModule } from '../../../components/useLazyModule.ts';
import { useLocale } from '../../../components/useLocale.ts';
import { useTranslations } from '../../../i18n/useTranslations.ts';
import { useFavorites } from '../../favorites/favoritesStore.ts';
import type { ShownPlace } from '../../tour/planPlaces.ts';
import { useTour } from '../../tour/tourStore.ts';
import { DialogButton } from '../DialogButton.tsx';
import * as styles from './AddPlace.module.css';
import { usePlan } from './planContext.ts';

const loadSearch = () => import('../../../../domain/search/titleIndex.ts');

const MAX_FOUND = 12;
const MAX_NEARBY = 8;

/** Button that opens the dialog in which a place is added to a day. */
export function AddPlace({ day }: { day: ScheduledDay }) {
  const t = useTranslations('plan');
  return (
    <DialogButton
      className={styles.button}
      label={
        <>
          <Icon path={PLUS} /> {t('addPlace')}
        </>
      }
      title={t('addPlaceTo', { day: day.day })}
      closeLabel={t('done')}
    >
      {() => <AddPlaceList day={day} />}
    </DialogButton>
  );
}

/** Places to add: the results of a search, or the favourites and what is near the day. */
function AddPlaceList({ day }: { day: ScheduledDay }) {
  const t = useTranslations('plan');
  const { planPlaces, tour } = usePlan();
  const [term, setTerm] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const search = useLazyModule(loadSearch);
  const index = useMemo(
    () =>
      search &&
      new search.TitleIndex(
        planPlaces.places,
        ({ title }) => [title],
        ({ worth }) => -worth,
      ),
    [search, planPlaces],
  );
  const favoriteIds = useFavorites((state) => state.pois);
  const inTour = new Set(tour.days.flatMap(({ places }) => places));
  const found = (index?.search(term) ?? []).slice(0, MAX_FOUND).map(({ item }) => item);
  const favorites = planPlaces.places.filter(
    ({ id }) => favoriteIds.includes(id) && !inTour.has(id),
  );
  const nearby = nearbyPlaces(day, planPlaces.places, inTour);
  const isSearching = term.trim().length > 1;
  return (
    <div className={styles.list}>
      <label>
        <span className="visually-hidden">{t('searchPlaces')}</span>
        <input
          type="search"
          ref={input}
          maxLength={MAX_TERM_LENGTH}
          placeholder={t('searchPlaces')}
          value={term}
          onChange={({ target }) => setTerm(target.value)}
        />
      </label>
      {isSearching && <Choices title={t('found')} places={found} day={day} />}
      {isSearching && index && found.length === 0 && <p role="status">{t('nothingFound')}</p>}
      {!isSearching && <Choices title={t('yourFavorites')} places={favorites} day={day} />}
      {!isSearching && <Choices title={t('nearTheDay')} places={nearby} day={day} />}
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
  const { cityOf, announce, tour } = usePlan();
  const reference = referencePoint(day);
  if (places.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {places.map((place) => {
          const dayOfPlace = tour.days.find(({ places: ids }) => ids.includes(place.id))?.day;
          const isHere = dayOfPlace === day.day;
          const distance =
            reference && formatDistance(distanceBetween(reference, place.point), locale);
          return (
            <li key={place.id}>
              <button
                type="button"
                className={styles.choice}
                // A disabled button would lose the focus when it adds its place.
                aria-disabled={isHere}
                onClick={() => {
                  if (isHere) return;
                  const added = addToDay(day.day, place);
                  announce(
                    t(added ? 'said.added' : 'said.full', { place: place.title, day: day.day }),
                  );
                }}
              >
                <Picture picture={{ src: place.picture, alt: '' }} sizes="64px" />
                <span>
                  <strong>{place.title}</strong>
                  <small>
                    {[cityOf(place.city), distance, dayOfPlace && t('onDay', { day: dayOfPlace })]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </span>
                <Icon path={isHere ? CHECK : PLUS} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The places nearest to the day that are not in the tour, well-known ones first. */
function nearbyPlaces(
  day: ScheduledDay,
  places: readonly ShownPlace[],
  inTour: ReadonlySet<string>,
) {
  const reference = referencePoint(day);
  if (!reference) return [];
  const score = ({ point, worth }: ShownPlace) =>
    (distanceBetween(reference, point) + 300) / worth ** 2;
  return places
    .filter(({ id, lodging }) => !lodging && !inTour.has(id))
    .toSorted((a, b) => score(a) - score(b))
    .slice(0, MAX_NEARBY);
}

/** The last stop, or where the day begins. */
function referencePoint({ stops, start }: ScheduledDay) {
  return stops.at(-1)?.place.point ?? start?.coordinates;
}

/** Adds a place at the end of a day; an empty day takes its city. False if the day is full. */
function addToDay(day: number, { id, city }: ShownPlace): boolean {
  const { tour, apply } = useTour.getState();
  const places = tour.days.find((other) => other.day === day)?.places ?? [];
  apply((state) => {
    const added = addPlace(state, day, places.length, id);
    return places.length > 0 ? added : { ...added, tour: setCity(added.tour, day, city) };
  });
  const changed = useTour.getState().tour.days.find((other) => other.day === day);
  return changed?.places.includes(id) ?? false;
}
