import { useCallback, useMemo } from 'react';
import type { Tour } from '../../../domain/visitor/visitor.ts';
import { RenderLater } from '../../components/RenderLater.tsx';
import type { TourPlaces } from '../tour/planPlaces.ts';
import { Day, DayStops } from './Day.tsx';
import { DayWarnings, UnknownPlaces } from './DayWarnings.tsx';
import * as plan from './Plan.module.css';
import { PlanMap } from './PlanMap.tsx';
import { StopBody } from './StopBody.tsx';
import { useSchedule } from './useSchedule.ts';

interface Props {
  tour: Tour;
  planPlaces: TourPlaces;
}

/** A read-only tour with its map; complete without JavaScript. */
export function PlanView({ tour, planPlaces }: Props) {
  const places = useMemo(
    () => new Map(planPlaces.places.map((place) => [place.id, place])),
    [planPlaces],
  );
  const placeOf = useCallback((id: string) => places.get(id), [places]);
  const days = useSchedule(tour, placeOf);
  const shown = days.map((day) => (
    <Day key={day.day} day={day} city={planPlaces.cityNames[day.city] ?? day.city}>
      <DayWarnings day={day} titleOf={(id) => places.get(id)?.title ?? id} />
      {day.unknown.length > 0 && <UnknownPlaces count={day.unknown.length} />}
      <DayStops
        day={day}
        isLast={day === days.at(-1)}
        stop={(stop, number) => {
          const place = places.get(stop.place.id);
          return place && <StopBody stop={stop} place={place} number={number} />;
        }}
      />
    </Day>
  ));
  return (
    <div className={plan.body}>
      <PlanMap days={days} />
      <div className={plan.days}>
        {shown[0]}
        <RenderLater>{shown.slice(1)}</RenderLater>
      </div>
    </div>
  );
}
