/** Lists of the API with the fields that a small card needs, each asked for when first wanted. */
import { useEffect, useState } from 'react';
import type { EntryOf } from '../../domain/kinds.ts';
import { fetchData } from './fetchData.ts';

type PlaceItem = Pick<EntryOf<'places'>, '_id' | 'title' | 'media' | 'contact' | 'isDeal'>;
type CityItem = Pick<EntryOf<'cities'>, '_id' | 'title'>;
type TagItem = Pick<EntryOf<'tags'>, '_id' | 'slug' | 'name' | 'group'>;

const LISTS = {
  places: kept<PlaceItem[]>('/api/cache/places?fields=title,media,contact,isDeal', [
    'PE01',
    'PE02',
  ]),
  cities: kept<CityItem[]>('/api/city?fields=title', ['TE01', 'TE02']),
  tags: kept<TagItem[]>('/api/tags?fields=slug,name,group', ['TE01', 'TE02']),
};
type Lists = { [K in keyof typeof LISTS]: Awaited<ReturnType<(typeof LISTS)[K]>> };

/** A list of the API; undefined until it is here, and where it cannot be had. */
export function useList<K extends keyof Lists>(name: K): Lists[K] | undefined {
  const [list, setList] = useState<Lists[K]>();
  useEffect(() => {
    let gone = false;
    void LISTS[name]().then((found) => gone || setList(found as Lists[K]));
    return () => {
      gone = true;
    };
  }, [name]);
  return list;
}

/** Asks once; the answer is kept until the page is left, a failure is not. */
function kept<T>(path: string, codes: Parameters<typeof fetchData>[1]) {
  let answer: Promise<T | undefined> | undefined;
  return () => {
    answer ??= fetchData<T>(path, codes).then((found) => {
      if (found === undefined) answer = undefined;
      return found;
    });
    return answer;
  };
}
