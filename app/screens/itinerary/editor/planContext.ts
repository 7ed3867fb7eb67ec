import { createContext, useContext } from 'react';
import type { ScheduledDay, TripPoint } from '../../../../domain/plan/model.ts';
import type { StartingPlace } from '../../../../domain/plan/startingPoint.ts';
import type { Tour } from '../../../../domain/visitor.ts';
import type { PlanPlaces, ShownPlace } from '../../../parts/plan/planPlaces.ts';
import type { Drag } from './useDrag.ts';

/** What all parts of the editor work on. */
export interface PlanOfEditor {
  tour: Tour;
  /** The tour with its times. */
  days: readonly ScheduledDay[];
  known: PlanPlaces;
  starts: readonly StartingPlace[];
  placeOf(id: string): ShownPlace | undefined;
  titleOf(id: string): string;
  cityOf(id: string): string;
  /** The town of an id as a place to sleep in. */
  bedIn(city: string): TripPoint | undefined;
  /** Tells screen readers what has been done. */
  say(text: string): void;
  /** The stop that is looked at in the list or on the map. */
  selected: string | undefined;
  select(id: string | undefined): void;
  drag: Drag;
}

const PlanContext = createContext<PlanOfEditor | undefined>(undefined);

export const PlanProvider = PlanContext.Provider;

/** @throws outside the editor */
export function usePlan(): PlanOfEditor {
  const plan = useContext(PlanContext);
  if (!plan) throw new Error('usePlan is for parts of the editor');
  return plan;
}
