import { useTranslations } from 'use-intl';
import { Picture } from '../../parts/Picture.tsx';
import type { PlanPlaces } from '../../parts/plan/planPlaces.ts';
import type { TasteWords } from './deck.ts';
import type { Plan } from './plans.ts';

/** A row of posters says what a plan is like; more would be too small to be seen. */
const SHOWN = 5;

interface Props {
  plan: Plan;
  known: PlanPlaces;
  words: TasteWords;
  onSee(): void;
}

/** A proposed plan: how long, from where, by which towns, with pictures of its stops. */
export function PlanCard({ plan: { kind, base, tour, taste }, known, words, onSee }: Props) {
  const t = useTranslations('inspire');
  const ids = tour.days.flatMap(({ places }) => places);
  const stops = ids.flatMap((id) => known.places.find((place) => place.id === id) ?? []);
  const towns = [...new Set([...stops.map(({ city }) => city)])].flatMap(
    (id) => known.towns.find((town) => town.id === id)?.title ?? [],
  );
  const title = words.find(({ slug }) => slug === taste)?.name ?? t(kind);
  // One from each day first, so that the row tells the whole way.
  const rounds = tour.days.flatMap(({ places }) => places.map((id, round) => ({ id, round })));
  const shown = rounds
    .toSorted((a, b) => a.round - b.round)
    .slice(0, SHOWN)
    .map(({ id }) => id);
  return (
    <article className="plan">
      <div className="plan-pictures" aria-hidden="true">
        {stops
          .filter(({ id }) => shown.includes(id))
          .map(({ id, picture }) => (
            <Picture
              key={id}
              picture={{ src: picture, alt: '' }}
              shape="tall"
              sizes="120px"
              first
            />
          ))}
      </div>
      <h3>{title}</h3>
      <p className="plan-start">
        {t('days', { days: tour.days.length })} · {t('stops', { count: stops.length })}
      </p>
      <p>{t('start', { town: base.title })}</p>
      <p className="plan-towns">{towns.join(' · ')}</p>
      <button type="button" className="button" onClick={onSee}>
        {t('openPlan')}
        <span className="visually-hidden"> {title}</span>
      </button>
    </article>
  );
}
