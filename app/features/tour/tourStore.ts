import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import {
  addPlace,
  movePlace,
  NO_TOUR,
  readTour,
  removePlace,
  saveTour,
  setTour,
  type TourState,
} from '../../../domain/planner/tour.ts';
import { inOrder } from '../../../domain/planner/tourEdits.ts';
import type { Tour } from '../../../domain/visitor/visitor.ts';
import { browserStorage } from '../../lib/browserStorage.ts';

/** The copy of the tour on the server and the key needed to change it. */
export interface StoredCopy {
  id: string;
  editKey: string;
  /** The tour as JSON when it was last stored. */
  text: string;
}

interface PersistedState extends TourState {
  link?: StoredCopy | undefined;
}

interface TourStore extends PersistedState {
  /** True once the tour has been read from storage. */
  ready: boolean;
  /**
   * The states before the last changes made in this tab, newest last. A state has `link` only if the
   * change replaced the tour by another one.
   */
  past: PersistedState[];
  set(tour: Tour): void;
  /** Replaces the tour by another one, which drops the link to the stored copy. */
  replace(tour: Tour): void;
  save(): void;
  add(day: number, step: number, id: string): void;
  remove(day: number, id: string): void;
  move(id: string, from: number, to: { day: number; step: number }): void;
  /** Changes the tour by a function of `tourEdits`. */
  edit(rule: (tour: Tour) => Tour): void;
  /** Changes tour and archive as one undo step. */
  apply(rule: (state: TourState) => TourState): void;
  undo(): void;
  /** Removes tour, archive and link. */
  clear(): void;
  setLink(link: StoredCopy | undefined): void;
}

const MAX_UNDO_STEPS = 50;

/**
 * The visitor's itinerary, persisted in this browser. Every change can be undone in the tab that made
 * it, until another tab changes the tour.
 */
export const useTour = create<TourStore>()(
  persist(
    (set, get) => {
      function change(rule: (state: TourState) => PersistedState): void {
        // Another tab may have written to storage since.
        void useTour.persist.rehydrate();
        const { tour, archive, link, past } = get();
        const next = rule({ tour, archive });
        if (next.tour === tour && next.archive === archive) return;
        const before = { tour, archive, ...('link' in next && { link }) };
        set({ ...next, past: [...past, before].slice(-MAX_UNDO_STEPS) });
      }
      return {
        ...NO_TOUR,
        ready: false,
        past: [],
        set: (tour) => change((state) => setTour(state, tour)),
        replace: (tour) =>
          change((state) => ({ ...setTour(state, inOrder(tour)), link: undefined })),
        save: () => change(saveTour),
        add: (day, step, id) => change((state) => addPlace(state, day, step, id)),
        remove: (day, id) => change((state) => removePlace(state, day, id)),
        move: (id, from, to) => change((state) => movePlace(state, id, from, to)),
        edit: (rule) => change((state) => setTour(state, rule(state.tour))),
        apply: change,
        undo: () => {
          void useTour.persist.rehydrate();
          const { past } = get();
          const before = past.at(-1);
          if (before) set({ ...before, past: past.slice(0, -1) });
        },
        clear: () => change(() => ({ ...NO_TOUR, link: undefined })),
        setLink: (link) => set({ link }),
      };
    },
    {
      name: 'tour',
      version: 1,
      storage: browserStorage<PersistedState>(),
      // Read after hydration, so that the first render matches the server's HTML.
      skipHydration: true,
      partialize: ({ tour, archive, link }) => ({ tour, archive, link }),
      // `merge` validates the fields, whichever version wrote them.
      migrate: (stored) => stored as PersistedState,
      merge: (stored, state) => {
        const fields = Object(stored) as Record<string, unknown>;
        const read = { tour: readTour(fields.tour), archive: readTour(fields.archive) };
        const link = readLink(fields.link);
        // Changes made by another tab cannot be undone here.
        const isOwn = textOf(read) === textOf(state);
        return { ...state, ...(!isOwn && { ...read, past: [] }), link, ready: true };
      },
    },
  ),
);

function textOf({ tour, archive }: TourState): string {
  return JSON.stringify([readTour(tour), readTour(archive)]);
}

function readLink(stored: unknown): StoredCopy | undefined {
  const { id, editKey, text } = Object(stored) as Record<string, unknown>;
  const isLink = [id, editKey, text].every((field) => typeof field === 'string');
  return isLink ? (stored as StoredCopy) : undefined;
}
