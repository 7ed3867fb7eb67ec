import { createContext, useContext } from 'react';
import type { ScheduledDay, TripPoint } from '../../../../domain/planner/model.ts';
import type { StartingPlace } from '../../../../domain/planner/startingPoint.ts';
import type { Tour } from '../../../../domain/visitor/visitor.ts';
import type { PlanPlaces, ShownPlace } from '../../tour/planPlaces.ts';
import type { Drag } from './useDrag.ts';

/** The data and actions shared by all parts of the editor. */
export interface PlanOfEditor {
  tour: Tour;
  /** The tour with its times. */
  days: readonly ScheduledDay[];
  planPlaces: PlanPlaces;
  starts: readonly StartingPlace[];
  placeOf(id: string): ShownPlace | undefined;
  titleOf(id: string): string;
  cityOf(id: string): string;
  /** A town as the place of a night. */
  townPoint(city: string): TripPoint | undefined;
  /** Announces a change in the editor's live region. */
  announce(text: string): void;
  /** The stop selected in the list or on the map, as `stopKey` names it. */
  selected: string | undefined;
  select(key: string | undefined): void;
  drag: Drag;
  /** How often an action was refused for want of a starting point; 0 if the tour has one. */
  startRequests: number;
  /** Shows that the starting point is required and focuses its field. */
  requestStart(): void;
}

const PlanContext = createContext<PlanOfEditor | undefined>(undefined);

export const PlanProvider = PlanContext.Provider;

/** @throws outside the editor */
export function usePlan(): PlanOfEditor {
  const plan = useContext(PlanContext);
  if (!plan) throw new Error('usePlan must be used inside PlanProvider');
  return plan;
}
