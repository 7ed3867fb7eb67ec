import type { EntryOf } from '../../domain/content/kinds.ts';
import { browserStorage } from './browserStorage.ts';

/** A city as lists need it. */
export type CityItem = Pick<EntryOf<'cities'>, '_id' | 'title' | 'summary'>;

const NAME = 'cities';
const storage = browserStorage<{ cities: CityItem[] }>();

/**
 * The cities of the last API response (specification, section 3), used until the next one arrives.
 */
export function readCities(): CityItem[] | undefined {
  const stored = storage.getItem(NAME) as { state?: { cities?: unknown } } | null;
  const cities = stored?.state?.cities;
  // Another release may have written it.
  return Array.isArray(cities) && cities.every(isCity) ? cities : undefined;
}

export function storeCities(cities: CityItem[]): void {
  void storage.setItem(NAME, { state: { cities }, version: 1 });
}

function isCity(item: unknown): item is CityItem {
  const { _id, title } = Object(item) as Record<string, unknown>;
  return typeof _id === 'string' && typeof Object(title).en === 'string';
}
