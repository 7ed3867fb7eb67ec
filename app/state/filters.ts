import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Filters } from '../../domain/visitor.ts';
import { browserStorage } from './browserStorage.ts';

interface FiltersState extends Filters {
  /** Sets some of the filters; the others stay as they are. */
  change(some: Partial<Filters>): void;
}

/** Section 3: nothing is chosen, and the visitor is at the planning. */
const NONE: Filters = {
  tags: [],
  cities: [],
  seedoeat: [],
  triptags: [],
  keyword: '',
  startingPoint: undefined,
  budget: undefined,
  dates: undefined,
  stade: 'planning',
};

/** What the visitor has narrowed the region to, kept in this browser alone (section 3). */
export const useFilters = create<FiltersState>()(
  persist((set) => ({ ...NONE, change: (some) => set(some) }), {
    name: 'filters',
    version: 1,
    storage: browserStorage<Filters>(),
    // Read after the page has come to life, so that it first shows what the server sent.
    skipHydration: true,
    partialize: ({ change: _, ...filters }) => filters,
    // Whatever release wrote it: what can be read is taken.
    migrate: (stored) => readFilters(stored),
    merge: (stored, state) => ({ ...state, ...readFilters(stored) }),
  }),
);

/** How many cities and tags are chosen: what the search's button shows (section 2). */
export function countChosen({ cities, tags }: Pick<Filters, 'cities' | 'tags'>): number {
  return cities.length + tags.length;
}

/**
 * What of stored filters can be used: other releases and other hands may have written there. What
 * cannot is as if it had not been chosen.
 */
export function readFilters(stored: unknown): Filters {
  const fields = Object(stored) as Record<keyof Filters, unknown>;
  return {
    tags: strings(fields.tags),
    cities: strings(fields.cities),
    seedoeat: strings(fields.seedoeat).filter(isSeedoeat),
    triptags: strings(fields.triptags),
    keyword: string(fields.keyword) ?? NONE.keyword,
    startingPoint: string(fields.startingPoint),
    budget: amount(fields.budget),
    dates: span(fields.dates),
    stade: string(fields.stade) ?? NONE.stade,
  };
}

function isSeedoeat(name: string): name is Filters['seedoeat'][number] {
  return ['see', 'do', 'eat'].includes(name);
}

function string(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function strings(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return [...new Set(value.filter((item) => typeof item === 'string'))];
}

function amount(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}

/** Two days as `2026-11-21`, the first not after the last. */
function span(value: unknown): Filters['dates'] {
  const { start, end } = Object(value) as { start: unknown; end: unknown };
  return isDay(start) && isDay(end) && start <= end ? { start, end } : undefined;
}

function isDay(value: unknown): value is string {
  return (
    typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
  );
}
