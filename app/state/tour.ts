import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import {
  addPlace,
  NO_TOUR,
  readTour,
  removePlace,
  saveTour,
  setTour,
  type TourState,
} from '../../domain/tour.ts';
import type { Tour } from '../../domain/visitor.ts';

interface TourStore extends TourState {
  set(tour: Tour): void;
  save(): void;
  add(day: number, step: number, id: string): void;
  remove(day: number, id: string): void;
}

/** The visitor's plan, kept in this browser; whoever shows it calls `persist.rehydrate()` first. */
export const useTour = create<TourStore>()(
  persist(
    (change) => ({
      ...NO_TOUR,
      set: (tour) => change((state) => setTour(state, tour)),
      save: () => change(saveTour),
      add: (day, step, id) => change((state) => addPlace(state, day, step, id)),
      remove: (day, id) => change((state) => removePlace(state, day, id)),
    }),
    {
      name: 'tour',
      version: 1,
      skipHydration: true,
      partialize: ({ tour, archive }) => ({ tour, archive }),
      merge: (stored, state) => {
        const { tour, archive } = Object(stored) as Record<string, unknown>;
        return { ...state, tour: readTour(tour), archive: readTour(archive) };
      },
    },
  ),
);
