import type { Catalogue } from '../../domain/content/catalogue.ts';
import { entryPath } from '../../domain/pages.ts';

/** The path of the entry's public page, below the language; null for entries without one. */
export function publicPath(catalogue: Catalogue, kind: string, id: string): string | null {
  switch (kind) {
    case 'places':
      if (catalogue.deals.get(id)) return entryPath('deals', id);
      return catalogue.places.get(id) ? entryPath('places', id) : null;
    case 'cities':
    case 'events':
    case 'circuits':
    case 'experiences':
    case 'articles':
    case 'tags':
      return catalogue[kind].get(id) ? entryPath(kind, id) : null;
    default:
      return null;
  }
}
