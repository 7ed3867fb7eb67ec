/** Validation of content before import: fields, references, coordinates. */
import type { z } from 'zod';
import type { Coordinates } from './fields.ts';
import { type AnyEntry, type Entry, KINDS, type Kind } from './kinds.ts';

export interface ContentProblem {
  kind: string;
  id: string;
  field: string;
  reason: string;
}

/** Bounding box of the region, in degrees. */
const REGION = { west: -6.25, south: 32.45, east: -2.8, north: 35 };

/** Parses a raw entry of a kind: the entry, or all problems. */
export function parseEntry(
  kind: Kind,
  raw: unknown,
): { entry: Entry; problems: [] } | { entry: undefined; problems: ContentProblem[] } {
  const result = (KINDS[kind] as z.ZodType<AnyEntry>).safeParse(raw);
  if (result.success) return { entry: { kind, data: result.data } as Entry, problems: [] };
  const id = entryId(raw);
  const problems = result.error.issues.map((issue) => ({
    kind,
    id,
    field: issue.path.join('.') || '(entry)',
    reason: issue.message,
  }));
  return { entry: undefined, problems };
}

/** Problems of a parsed entry with other entries; `ids` are those that it may reference. */
export function checkEntry(entry: Entry, ids: Ids): ContentProblem[] {
  return [...checkReferences(entry, ids), ...checkConsistency(entry)];
}

/** References of an entry to entries that are not among `ids`. */
export function checkReferences(entry: Entry, ids: Ids): ContentProblem[] {
  return referencesOf(entry)
    .filter(([, kind, id]) => !ids.has(`${kind}/${id}`))
    .map(([field, kind, id]) => ({
      kind: entry.kind,
      id: entry.data._id,
      field,
      reason: `names ${kind}/${id}, which does not exist`,
    }));
}

/** Fields of an entry that contradict each other or the region. */
export function checkConsistency(entry: Entry): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const addProblem = (field: string, reason: string) =>
    problems.push({ kind: entry.kind, id: entry.data._id, field, reason });
  const point = 'coordinates' in entry.data ? entry.data.coordinates : undefined;
  const neighbour = entry.kind === 'places' && entry.data.neighbour;
  if (point && !neighbour && !inRegion(point)) addProblem('coordinates', 'lies outside the region');
  if (entry.kind === 'circuits') {
    const days = new Set(entry.data.stops.map((stop) => stop.day));
    for (let day = 1; day <= entry.data.days; day++) {
      if (!days.has(day)) addProblem('stops', `has no stop on day ${day}`);
    }
  }
  if (entry.kind === 'articles') {
    const pictured = entry.data.sections.flatMap(({ place }) => place ?? []);
    for (const [index, id] of pictured.entries()) {
      if (!entry.data.places.includes(id))
        addProblem('sections', `show ${id}, which is not in places`);
      if (pictured.indexOf(id) < index) addProblem('sections', `show ${id} twice`);
    }
  }
  return problems;
}

export type Ids = ReadonlySet<string>;

export function entryIds(entries: Iterable<{ kind: string; data: { _id: string } }>): Set<string> {
  return new Set(Array.from(entries, ({ kind, data }) => `${kind}/${data._id}`));
}

/** References of an entry to others: field, kind and id. */
export function referencesOf(entry: Entry): [field: string, kind: Kind, id: string][] {
  const references: [string, Kind, string][] = [];
  const to = (field: string, kind: Kind, ...ids: (string | undefined)[]) => {
    for (const id of ids) if (id !== undefined) references.push([field, kind, id]);
  };
  if ('tags' in entry.data) to('tags', 'tags', ...entry.data.tags);
  switch (entry.kind) {
    case 'provinces':
      to('seat', 'cities', entry.data.seat);
      to('with', 'cities', ...entry.data.with);
      break;
    case 'cities':
      to('province', 'provinces', entry.data.province);
      to('area', 'cities', ...entry.data.area);
      to('highlights', 'places', ...entry.data.highlights.map((item) => item.place));
      break;
    case 'places':
      to('contact.address.city', 'cities', entry.data.contact.address.city);
      to('province', 'provinces', entry.data.province);
      to('offer.places', 'places', ...(entry.data.offer?.places ?? []));
      break;
    case 'events':
      to('city', 'cities', entry.data.city);
      to('place', 'places', entry.data.place);
      break;
    case 'circuits':
      to('city', 'cities', entry.data.city);
      to('stops', 'places', ...entry.data.stops.map((stop) => stop.place));
      break;
    case 'experiences':
    case 'articles':
      to('city', 'cities', entry.data.city);
      to('places', 'places', ...entry.data.places);
      break;
    case 'stories':
      to('city', 'cities', entry.data.city);
      to('frames', 'places', ...entry.data.frames.map((frame) => frame.place));
      break;
    case 'mice':
      to('city', 'cities', entry.data.city);
      to('place', 'places', entry.data.place);
      to('categories', 'mice', ...entry.data.categories);
      to('formats', 'mice', ...entry.data.formats);
      break;
    case 'instawall':
      to('place', 'places', entry.data.place);
      break;
  }
  return references;
}

function inRegion({ longitude, latitude }: Coordinates): boolean {
  return (
    longitude >= REGION.west &&
    longitude <= REGION.east &&
    latitude >= REGION.south &&
    latitude <= REGION.north
  );
}

/** The id of a raw entry, for problems. */
export function entryId(raw: unknown): string {
  const id = typeof raw === 'object' && raw !== null && '_id' in raw ? raw._id : undefined;
  return typeof id === 'string' ? id : '(no _id)';
}
