import { useTranslations } from 'use-intl';
import { Picture } from '../../parts/Picture.tsx';
import type { PlanPlaces } from '../../parts/plan/planPlaces.ts';
import type { TasteWords } from './deck.ts';
import type { Plan } from './plans.ts';

interface Props {
  plan: Plan;
  known: PlanPlaces;
  words: TasteWords;
  /** The stops whose pictures stand for it. */
  shown: readonly string[];
  onSee(): void;
}

/** A proposed plan: how long, from where, by which towns, with pictures of its stops. */
export function PlanCard({ plan: { kind, base, tour, taste }, known, words, shown, onSee }: Props) {
  const t = useTranslations('inspire');
  const ids = tour.days.flatMap(({ places }) => places);
  const stops = ids.flatMap((id) => known.places.find((place) => place.id === id) ?? []);
  const towns = [...new Set([...stops.map(({ city }) => city)])].flatMap(
    (id) => known.towns.find((town) => town.id === id)?.title ?? [],
  );
  const title = words.find(({ slug }) => slug === taste)?.name ?? t(kind);
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
