/** The lists of section 7. Their order is the catalogue's: by `order`, then by title. */
import { z } from 'zod';
import type { Catalogue } from '../../domain/catalogue.ts';
import { LocalizedText } from '../../domain/fields.ts';
import { type EntryOf, KINDS, type Kind } from '../../domain/kinds.ts';
import { fieldsOf, withFields } from './fields.ts';
import { type Resource, resource } from './resource.ts';

/** Tags as the API gives them: the slug with its name. */
const TagReference = z.object({ slug: z.string(), name: LocalizedText });

type Listed = Exclude<Kind, 'tags' | 'instawall'>;

/** The entries of a kind with their tags written out. */
function withTags<K extends Listed>(catalogue: Catalogue, entries: readonly EntryOf<K>[]) {
  return entries.map((entry) => ({
    ...entry,
    tags: entry.tags.flatMap((slug) => {
      const tag = catalogue.tags.get(slug);
      return tag ? [{ slug: tag.slug, name: tag.name }] : [];
    }),
  }));
}

/** A list of entries, of which one can ask for some fields alone. */
function list(
  path: string,
  summary: string,
  entry: z.ZodObject,
  read: (catalogue: Catalogue) => readonly { _id: string }[],
): Resource {
  return resource({
    path,
    summary,
    query: z.object({ fields: fieldsOf(entry) }),
    kept: true,
    // What `fields` does not name is not there.
    data: z.array(entry.partial().required({ _id: true })),
    read: (catalogue, { fields }) => read(catalogue).map((item) => withFields(item, fields)),
  });
}

function listOf(path: string, kind: Listed, summary: string): Resource {
  return list(path, summary, KINDS[kind].extend({ tags: z.array(TagReference) }), (catalogue) =>
    withTags(catalogue, catalogue[kind].all),
  );
}

const bySlug = <T extends { slug: string }>(entries: readonly T[]) =>
  entries.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));

export const LISTS: Resource[] = [
  list(
    'cache/places',
    'Places and deals',
    KINDS.places.extend({ tags: z.array(TagReference) }),
    (catalogue) => withTags<'places'>(catalogue, [...catalogue.places.all, ...catalogue.deals.all]),
  ),
  list('tags', 'Tags, sorted by order', KINDS.tags, (catalogue) => catalogue.tags.all),
  list(
    'city',
    'Destinations, sorted by order',
    KINDS.cities.extend({ id: z.string(), tags: z.array(TagReference) }),
    (catalogue) =>
      withTags<'cities'>(catalogue, catalogue.cities.all).map((city) => ({
        ...city,
        id: city._id,
      })),
  ),
  listOf('experiences', 'experiences', 'Experiences'),
  listOf('mice', 'mice', 'Business events: venues, categories and formats'),
  list(
    'articles',
    'Articles, sorted by slug',
    KINDS.articles.extend({ tags: z.array(TagReference) }),
    (catalogue) => withTags<'articles'>(catalogue, bySlug(catalogue.articles.all)),
  ),
  listOf('stories', 'stories', 'Stories, sorted by order'),
  listOf('circuits', 'circuits', 'Circuits: pre-defined itineraries'),
  listOf('events', 'events', 'Recurring events'),
  list('instawall', 'The social wall', KINDS.instawall, (catalogue) => catalogue.instawall.all),
];
