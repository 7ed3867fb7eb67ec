import { useMemo } from 'react';
import type { OpenState } from '../../../domain/hours/openState.ts';
import { useOpenClock } from '../openState/useOpenClock.ts';
import type { NearbyPlace } from './nearbyPlace.ts';

/** Whether the places with hours are open, by id; undefined while `useOpenClock` is. */
export function useOpenStates(
  places: readonly NearbyPlace[],
): ReadonlyMap<string, OpenState> | undefined {
  const clock = useOpenClock();
  return useMemo(
    () =>
      clock &&
      new Map(
        places.flatMap(({ id, hours }) => {
          const state = hours && clock.stateOf(hours);
          return state ? [[id, state] as const] : [];
        }),
      ),
    [clock, places],
  );
}
