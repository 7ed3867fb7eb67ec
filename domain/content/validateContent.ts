/** Validation of content before import: fields, references, coordinates. */
import type { z } from 'zod';
import {
  type CodedProblem,
  type ContentProblem,
  type Finding,
  toProblem,
} from './contentProblem.ts';
import { entryKey, keyOfEntry } from './entryKey.ts';
import { type AnyEntry, type Entry, KINDS, type Kind } from './kinds.ts';
import { isOutsideRegion } from './outsideRegion.ts';
import { referencesOf } from './references.ts';

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
export function checkEntry(entry: Entry, ids: Ids): CodedProblem[] {
  return [...checkReferences(entry, ids), ...checkConsistency(entry)];
}

/** References of an entry to entries that are not among `ids`. */
export function checkReferences(entry: Entry, ids: Ids): CodedProblem[] {
  return referencesOf(entry)
    .filter((reference) => !ids.has(entryKey(reference)))
    .map((reference): Finding => {
      return [reference.field, 'referenceMissing', { target: entryKey(reference) }];
    })
    .map(toProblem(entry));
}

/** Fields of an entry that contradict each other or the region. */
export function checkConsistency(entry: Entry): CodedProblem[] {
  const findings: Finding[] = [];
  if (isOutsideRegion(entry.data)) findings.push(['coordinates', 'outsideRegion']);
  if (entry.kind === 'circuits') {
    const days = new Set(entry.data.stops.map((stop) => stop.day));
    for (let day = 1; day <= entry.data.days; day++) {
      if (!days.has(day)) findings.push(['stops', 'dayWithoutStop', { day }]);
    }
  }
  if (entry.kind === 'articles') {
    const pictured = entry.data.sections.flatMap(({ place }) => place ?? []);
    for (const [index, id] of pictured.entries()) {
      const place = { place: id };
      if (!entry.data.places.includes(id)) findings.push(['sections', 'pictureNotInPlaces', place]);
      if (pictured.indexOf(id) < index) findings.push(['sections', 'pictureTwice', place]);
    }
  }
  return findings.map(toProblem(entry));
}

export type Ids = ReadonlySet<string>;

export function entryIds(entries: Iterable<{ kind: string; data: { _id: string } }>): Set<string> {
  return new Set(Array.from(entries, keyOfEntry));
}

/** The id of a raw entry, for problems. */
export function entryId(raw: unknown): string {
  const id = typeof raw === 'object' && raw !== null && '_id' in raw ? raw._id : undefined;
  return typeof id === 'string' ? id : '(no _id)';
}
