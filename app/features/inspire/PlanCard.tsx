import { Button } from '../../components/Button.tsx';
import { Picture } from '../../components/Picture.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import type { PlanPlaces } from '../tour/planPlaces.ts';
import type { TasteWords } from './deckCards.ts';
import * as styles from './PlanCard.module.css';
import type { Plan } from './plans.ts';

interface Props {
  plan: Plan;
  planPlaces: PlanPlaces;
  tasteWords: TasteWords;
  /** Ids of the stops whose pictures are shown. */
  shown: readonly string[];
  onOpen(): void;
}

/** Card of a proposed plan: duration, base, towns and pictures of some stops. */
export function PlanCard({
  plan: { kind, base, tour, taste },
  planPlaces,
  tasteWords,
  shown,
  onOpen,
}: Props) {
  const t = useTranslations('inspire');
  const ids = tour.days.flatMap(({ places }) => places);
  const stops = ids.flatMap((id) => planPlaces.places.find((place) => place.id === id) ?? []);
  const towns = [...new Set(stops.map(({ city }) => city))].map(
    (id) => planPlaces.cityNames[id] ?? id,
  );
  const title = tasteWords.find(({ slug }) => slug === taste)?.name ?? t(kind);
  return (
    <article className={styles.root}>
      <div className={styles.pictures} aria-hidden="true">
        {stops
          .filter(({ id }) => shown.includes(id))
          .map(({ id, picture }) => (
            <Picture
              frame="none"
              key={id}
              picture={{ src: picture, alt: '' }}
              shape="tall"
              sizes="120px"
              first
            />
          ))}
      </div>
      <h3>{title}</h3>
      <p className={styles.facts}>
        {t('days', { days: tour.days.length })} · {t('stops', { count: stops.length })}
      </p>
      <p>{t('start', { town: base.title })}</p>
      <p className="side-note">{towns.join(' · ')}</p>
      <Button onClick={onOpen}>
        {t('openPlan')}
        <span className="visually-hidden"> {title}</span>
      </Button>
    </article>
  );
}
