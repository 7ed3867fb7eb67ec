import type { Catalogue } from './catalogue.ts';
import { DISCOVER, PREFERENCES } from './categories.ts';
import { kindOfScreen } from './entryScreens.ts';
import type { Entry } from './kinds.ts';

/** An entry that has a page. */
export type Subject = Extract<
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
type SubjectKind = Subject['kind'];

/** Screens whose words are a page of the site by another name than their address. */
const PAGES: Record<string, string> = { '': 'home', inspiration: 'stories' };

/**
 * What a page is about: the entry whose words it shows and whose picture stands for it.
 *
 * @param path below the language prefix; empty for the home page
 */
export function subjectOf(catalogue: Catalogue, path: string): Subject | undefined {
  const [, screen = '', id] = path.split('/');
  if (id === undefined) return entryOf(catalogue, 'pages', PAGES[screen] ?? screen);
  const list = { discover: DISCOVER, preference: PREFERENCES }[screen];
  if (list) return entryOf(catalogue, 'tags', list.get(id)?.tag ?? '');
  const kind = kindOfScreen(screen);
  return kind && entryOf(catalogue, kind, id);
}

function entryOf(
  catalogue: Catalogue,
  kind: SubjectKind | 'deals',
  id: string,
): Subject | undefined {
  const data = catalogue[kind].get(id);
  return data && ({ kind: kind === 'deals' ? 'places' : kind, data } as Subject);
}
