import { useEffect, useState } from 'react';
import type { OpenState, SpecialDays } from '../../../domain/visiting/openState.ts';
import type { NearbyPlace } from './nearbyPlace.ts';

const MINUTE = 60_000;

/**
 * Whether the places with hours are open, by id, computed again each minute. Undefined on the server, and
 * in the browser until the rules are loaded.
 */
export function useOpenStates(
  places: readonly NearbyPlace[],
  days: SpecialDays,
): ReadonlyMap<string, OpenState> | undefined {
  const [states, setStates] = useState<ReadonlyMap<string, OpenState>>();
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let isGone = false;
    import('../../../domain/visiting/openState.ts').then(
      ({ openState }) => {
        if (isGone) return;
        const update = () => {
          const now = new Date();
          setStates(
            new Map(
              places.flatMap((place) => {
                const state = place.hours && openState(place.hours, now, days, place);
                return state ? [[place.id, state] as const] : [];
              }),
            ),
          );
        };
        update();
        timer = setInterval(update, MINUTE);
      },
      // Without a network and without the file saved: the list works without hours.
      () => undefined,
    );
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [places, days]);
  return states;
}
