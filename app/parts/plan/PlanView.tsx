import { useCallback, useMemo } from 'react';
import type { Tour } from '../../../domain/visitor.ts';
import { DayHead } from './DayHead.tsx';
import { DayStops } from './DayStops.tsx';
import { useDayWords } from './dayWords.ts';
import { PlanMap } from './PlanMap.tsx';
import type { PlanPlaces } from './planPlaces.ts';
import { StopBody } from './StopBody.tsx';
import { useSchedule } from './useSchedule.ts';
import { warningWords } from './warningWords.ts';

interface Props {
  tour: Tour;
  /** At least the places and towns of the tour. */
  known: PlanPlaces;
}

/** A plan to read, with or without scripts. */
export function PlanView({ tour, known }: Props) {
  const words = useDayWords();
  const places = useMemo(() => new Map(known.places.map((place) => [place.id, place])), [known]);
  const placeOf = useCallback((id: string) => places.get(id), [places]);
  const days = useSchedule(tour, placeOf);
  const cityOf = (id: string) => known.towns.find((town) => town.id === id)?.title ?? id;
  return (
    <div className="plan-body">
      <div className="plan-days">
        {days.map((day) => (
          <section
            key={day.day}
            className={`plan-day hue-${((day.day - 1) % 7) + 1}`}
            aria-labelledby={`day-${day.day}`}
          >
            <DayHead day={day} city={cityOf(day.city)} />
            {day.warnings.length > 0 && (
              <ul className="plan-warnings">
                {day.warnings.map((warning) => (
                  <li key={JSON.stringify(warning)}>
                    {warningWords(warning, day, words, (id) => places.get(id)?.title ?? id)}
                  </li>
                ))}
              </ul>
            )}
            {day.unknown.length > 0 && (
              <p className="plan-warnings">{words.t('unknown', { count: day.unknown.length })}</p>
            )}
            <DayStops
              day={day}
              isLast={day === days.at(-1)}
              stop={(stop, number) => {
                const place = places.get(stop.place.id);
                return place && <StopBody stop={stop} place={place} number={number} />;
              }}
            />
          </section>
        ))}
      </div>
      <PlanMap days={days} />
    </div>
  );
}
