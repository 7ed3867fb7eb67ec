/** Lists of the API with the fields of a small card, each loaded on first use. */
import { useEffect, useState } from 'react';
import type { EntryOf } from '../../domain/content/kinds.ts';
import { type CityItem, readCities, storeCities } from '../lib/citiesStore.ts';
import { ERROR_CODES, type ErrorCodes } from './errorCodes.ts';
import { fetchData } from './fetchData.ts';

type PlaceItem = Pick<EntryOf<'places'>, '_id' | 'title' | 'contact' | 'isDeal'> & {
  picture: string;
  isService: boolean;
};
type TagItem = Pick<EntryOf<'tags'>, '_id' | 'slug' | 'name' | 'group'>;

const LISTS = {
  places: kept<PlaceItem[]>(
    '/api/cache/places?fields=title,picture,contact,isDeal,isService',
    ERROR_CODES.places,
  ),
  cities: kept<CityItem[]>(
    '/api/city?fields=title,summary',
    ERROR_CODES.tagsAndCities,
    storeCities,
  ),
  tags: kept<TagItem[]>('/api/tags?fields=slug,name,group', ERROR_CODES.tagsAndCities),
};
type Lists = { [K in keyof typeof LISTS]: Awaited<ReturnType<(typeof LISTS)[K]>> };

/**
 * A list of the API; undefined until it is loaded, and if it fails. For cities, the list of the
 * last visit is returned meanwhile.
 */
export function useList<K extends keyof Lists>(name: K): Lists[K] | undefined {
  const [list, setList] = useState(() =>
    name === 'cities' ? (readCities() as Lists[K] | undefined) : undefined,
  );
  useEffect(() => {
    let gone = false;
    void LISTS[name]().then((found) => gone || !found || setList(found as Lists[K]));
    return () => {
      gone = true;
    };
  }, [name]);
  return list;
}

/** Prefetches a list. */
export const loadList = (name: keyof Lists): Promise<unknown> => LISTS[name]();

/** Loads a list once per page load; failures are not cached. */
function kept<T>(path: string, codes: ErrorCodes, store?: (list: T) => void) {
  let answer: Promise<T | undefined> | undefined;
  return () => {
    answer ??= fetchData<T>(path, codes).then((found) => {
      if (found === undefined) answer = undefined;
      else store?.(found);
      return found;
    });
    return answer;
  };
}
