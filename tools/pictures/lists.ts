/** The pictures that pages show together, derived from the page registry. */
import type { Catalogue } from '../../domain/content/catalogue.ts';
import { type Category, isService, tripCategory } from '../../domain/content/categories.ts';
import type { AnyEntry } from '../../domain/content/kinds.ts';
import { type EntryWithPicture, entryPoster } from '../../domain/content/picture.ts';
import { PAGES } from '../../domain/pages.ts';
import { drawPoster } from '../../illustrations/poster.ts';

/** An illustrated picture of an entry. */
export interface ListedPicture {
  /** Kind and id of the entry: `places/bab-mansour`. */
  name: string;
  svg: () => string;
}

export interface PictureList {
  /** The path of the page below the language. */
  path: string;
  pictures: ListedPicture[];
}

/** Kinds of which a page shows a choice; all other kinds are shown whole. */
const CHOSEN = new Set<string>(['places', 'visas', 'emergency', 'documents', 'provinces']);

/**
 * The lists of the site with the pictures of their entries, photographs left out: pages that list a kind,
 * categories of places, destinations with all that belongs to them, and articles with the places between
 * their sections.
 */
export function pictureLists(catalogue: Catalogue): PictureList[] {
  const known = new Map<EntryWithPicture, ListedPicture>();
  const picture = (kind: string, entry: EntryWithPicture): ListedPicture => {
    const found = known.get(entry) ?? {
      name: `${kind}/${entry._id}`,
      svg: () => drawPoster(entryPoster(entry), entry._id),
    };
    known.set(entry, found);
    return found;
  };
  const list = (path: string, kind: string, entries: readonly EntryWithPicture[]) => ({
    path,
    pictures: entries.filter(({ media }) => !media?.length).map((entry) => picture(kind, entry)),
  });
  const lists: PictureList[] = [];
  for (const page of PAGES) {
    const { path, categories, kind, shows = [] } = page;
    const kinds = page.list ? [page.list] : path ? shows.filter((each) => !CHOSEN.has(each)) : [];
    for (const each of kinds) {
      const entries: readonly AnyEntry[] = catalogue[each].all;
      lists.push(list(path, each, entries));
    }
    const of = kind === 'tags' ? trips(catalogue) : [...(categories?.values() ?? [])];
    for (const category of of) {
      const places = catalogue.places.all.filter(
        (place) => !isService(place) && place.tags.some((tag) => category.tags.includes(tag)),
      );
      lists.push(list(category.path, 'places', places));
    }
    if (kind === 'cities') lists.push(...destinations(catalogue, list));
    if (kind === 'articles') lists.push(...articles(catalogue, list));
  }
  return lists.filter(({ pictures }) => pictures.length > 1);
}

type MakeList = (path: string, kind: string, entries: readonly EntryWithPicture[]) => PictureList;

const trips = ({ tags }: Catalogue): Category[] =>
  tags.all.filter(({ group }) => group === 'trip').map(({ slug }) => tripCategory(slug));

function destinations(catalogue: Catalogue, list: MakeList): PictureList[] {
  return catalogue.cities.all.map((city) => {
    const path = `/destination/${city._id}`;
    const area = [city._id, ...city.area];
    const inArea = <T extends { city: string }>(entries: readonly T[]) =>
      entries.filter((entry) => area.includes(entry.city));
    const parts = [
      list(path, 'cities', [city]),
      list(path, 'places', catalogue.placesIn(city)),
      list(path, 'experiences', inArea(catalogue.experiences.all)),
      list(path, 'events', inArea(catalogue.events.all)),
      list(path, 'circuits', inArea(catalogue.circuits.all)),
    ];
    return { path, pictures: parts.flatMap(({ pictures }) => pictures) };
  });
}

function articles({ articles, places }: Catalogue, list: MakeList): PictureList[] {
  return articles.all.map((article) => {
    const path = `/articles/${article._id}`;
    const shown = article.sections.flatMap(({ place }) => places.get(place ?? '') ?? []);
    const parts = [list(path, 'articles', [article]), list(path, 'places', shown)];
    return { path, pictures: parts.flatMap(({ pictures }) => pictures) };
  });
}
