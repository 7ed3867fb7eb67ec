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
} from '../../domain/tour.ts';
import { inOrder } from '../../domain/tourEdits.ts';
import type { Tour } from '../../domain/visitor.ts';
import { browserStorage } from './browserStorage.ts';

/** The copy of the plan that is stored on the server, and the key with which it may be changed. */
export interface Link {
  id: string;
  editKey: string;
  /** The plan as it was when it was stored last, as JSON. */
  text: string;
}

interface Kept extends TourState {
  link?: Link | undefined;
}

interface TourStore extends Kept {
  /** True once this browser's own plan has been read. */
  ready: boolean;
  /**
   * What the plan was before each of the last changes in this tab, the latest last; its link only
   * where the change was to another plan.
   */
  past: Kept[];
  set(tour: Tour): void;
  /** Sets a tour that is not a change of this one: what is stored of this one is another's. */
  take(tour: Tour): void;
  save(): void;
  add(day: number, step: number, id: string): void;
  remove(day: number, id: string): void;
  move(id: string, from: number, to: { day: number; step: number }): void;
  /** Changes the tour by one of the rules of `tourEdits`. */
  edit(rule: (tour: Tour) => Tour): void;
  /** Changes tour and archive by several rules, as one change. */
  apply(rule: (state: TourState) => TourState): void;
  undo(): void;
  /** Begins with nothing, not even a saved plan. */
  clear(): void;
  keepLink(link: Link | undefined): void;
}

/** More steps back than anybody remembers. */
const MOST_PAST = 50;

/**
 * The visitor's plan, kept in this browser alone. Every change can be undone in the tab that made
 * it, until another tab changes the plan.
 */
export const useTour = create<TourStore>()(
  persist(
    (set, get) => {
      function change(rule: (state: TourState) => Kept): void {
        // Another tab may have written while this one slept.
        void useTour.persist.rehydrate();
        const { tour, archive, link, past } = get();
        const next = rule({ tour, archive });
        if (next.tour === tour && next.archive === archive) return;
        const before = { tour, archive, ...('link' in next && { link }) };
        set({ ...next, past: [...past, before].slice(-MOST_PAST) });
      }
      return {
        ...NO_TOUR,
        ready: false,
        past: [],
        set: (tour) => change((state) => setTour(state, tour)),
        take: (tour) => change((state) => ({ ...setTour(state, inOrder(tour)), link: undefined })),
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
        keepLink: (link) => set({ link }),
      };
    },
    {
      name: 'tour',
      version: 1,
      storage: browserStorage<Kept>(),
      // Read after the page has come to life, so that it first shows what the server sent.
      skipHydration: true,
      partialize: ({ tour, archive, link }) => ({ tour, archive, link }),
      // Whatever release wrote it: what can be read is taken.
      migrate: (stored) => stored as Kept,
      merge: (stored, state) => {
        const fields = Object(stored) as Record<string, unknown>;
        const read = { tour: readTour(fields.tour), archive: readTour(fields.archive) };
        const link = readLink(fields.link);
        // What this tab has written itself; what another one wrote cannot be undone here.
        const isOwn = textOf(read) === textOf(state);
        return { ...state, ...(!isOwn && { ...read, past: [] }), link, ready: true };
      },
    },
  ),
);

function textOf({ tour, archive }: TourState): string {
  return JSON.stringify([readTour(tour), readTour(archive)]);
}

function readLink(stored: unknown): Link | undefined {
  const { id, editKey, text } = Object(stored) as Record<string, unknown>;
  const isLink = [id, editKey, text].every((field) => typeof field === 'string');
  return isLink ? (stored as Link) : undefined;
}
