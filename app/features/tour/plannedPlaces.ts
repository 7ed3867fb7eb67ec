/**
 * The places of the visitor's itinerary, read from local storage directly: every card has a button to
 * add one, and the tour store is too large to load on every page.
 */
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let lastStored: string | null = null;
let plannedIds: ReadonlySet<unknown> = new Set();

/** Whether all of these places are in the itinerary; false before hydration. */
export function useArePlanned(ids: readonly string[]): boolean {
  return useSyncExternalStore(
    subscribe,
    () => ids.every((id) => readPlannedIds().has(id)),
    () => false,
  );
}

/** The number of places in the itinerary; 0 before hydration. */
export function usePlannedCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => readPlannedIds().size,
    () => 0,
  );
}

/** Storage events are fired in other tabs only: this page notifies its own buttons. */
export function notifyPlannedChanged(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}

function readPlannedIds(): ReadonlySet<unknown> {
  try {
    const stored = localStorage.getItem('tour');
    if (stored === lastStored) return plannedIds;
    lastStored = stored;
    plannedIds = new Set();
    const days: { places: unknown[] }[] = JSON.parse(stored ?? '{}').state?.tour?.days ?? [];
    plannedIds = new Set(days.flatMap(({ places }) => places));
  } catch {
    // Unreadable storage counts as an empty itinerary.
  }
  return plannedIds;
}
