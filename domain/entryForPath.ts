import type { Catalogue } from './content/catalogue.ts';
import type { Entry } from './content/kinds.ts';
import { matchPage } from './pages.ts';

/** An entry that has a page. */
export type PathEntry = Extract<
  Entry,
  {
    kind:
      | 'places'
      | 'cities'
      | 'events'
      | 'circuits'
      | 'experiences'
      | 'articles'
      | 'tags'
      | 'pages';
  }
>;

/**
 * The entry whose texts and picture a page has: a place, a tag, or an entry of `content/pages`.
 *
 * @param path below the language; empty for the home page
 */
export function entryForPath(catalogue: Catalogue, path: string): PathEntry | undefined {
  const { page, param = '' } = matchPage(path) ?? {};
  if (page?.contentId) return entryOf(catalogue, 'pages', page.contentId);
  if (page?.categories) return entryOf(catalogue, 'tags', page.categories.get(param)?.tag ?? '');
  return page?.kind && entryOf(catalogue, page.kind, param);
}

function entryOf(
  catalogue: Catalogue,
  kind: PathEntry['kind'] | 'deals',
  id: string,
): PathEntry | undefined {
  const data = catalogue[kind].get(id);
  return data && ({ kind: kind === 'deals' ? 'places' : kind, data } as PathEntry);
}
