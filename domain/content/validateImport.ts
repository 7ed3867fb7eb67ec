import { findJsonFault, type JsonFault } from '../format/jsonFault.ts';
import { imageSource } from '../media/imageUrl.ts';
import { isPosterSource } from '../media/posterSource.ts';
import type { ContentProblem } from './contentProblem.ts';
import { entryKey, keyOfEntry } from './entryKey.ts';
import type { Entry, Kind } from './kinds.ts';
import { checkEntry, entryId, entryIds, type Ids, parseEntry } from './validateContent.ts';

export interface RawEntry {
  kind: Kind;
  raw: unknown;
}

const FAULTS: Record<JsonFault['reason'], string> = {
  text: 'holds half of a surrogate pair or a null character',
  levels: 'has too many levels',
  values: 'has too many values',
};

/** Fields that other systems' databases add; they are ignored. */
const BOOKKEEPING = new Set(['__v', 'createdAt', 'updatedAt']);

/**
 * Splits raw entries into valid ones and problems. Entries may reference existing ones (`existing`) and
 * each other; one that references a rejected entry is rejected too.
 */
export function validateImport(
  raws: readonly RawEntry[],
  existing: readonly Entry[] = [],
): ValidationResult {
  const steps = validateInSteps(raws, existing);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

interface ValidationResult {
  accepted: Entry[];
  problems: ContentProblem[];
}

/** The same as a generator that yields after each entry, so that a caller can run other work. */
export function* validateInSteps(
  raws: readonly RawEntry[],
  existing: readonly Entry[],
): Generator<void, ValidationResult> {
  const { accepted, problems } = yield* parseInSteps(raws, existing);
  const checked = yield* rejectDependentInSteps(accepted, entryIds(existing));
  return { accepted: checked.accepted, problems: [...problems, ...checked.problems] };
}

/**
 * Rejects entries with problems of their own, and those that refer to rejected ones or to nothing. Yields
 * after each entry.
 *
 * @param known the entries that all may refer to
 */
export function* rejectDependentInSteps(
  entries: readonly Entry[],
  known: Ids,
): Generator<void, ValidationResult> {
  const problems: ContentProblem[] = [];
  for (let accepted = [...entries]; ; ) {
    const ids = entryIds(accepted).union(known);
    const found: ContentProblem[] = [];
    for (const entry of accepted) {
      yield;
      found.push(...checkEntry(entry, ids));
    }
    if (found.length === 0) return { accepted, problems };
    problems.push(...found);
    const rejected = new Set(found.map(entryKey));
    accepted = accepted.filter((entry) => !rejected.has(keyOfEntry(entry)));
  }
}

/** Parses raw entries without a look at their references; a generator as `validateInSteps`. */
export function* parseInSteps(
  raws: readonly RawEntry[],
  existing: readonly Entry[],
): Generator<void, ValidationResult> {
  const accepted: Entry[] = [];
  const problems: ContentProblem[] = [];
  const cityIds = cityNames(raws, existing);
  for (const { kind, raw } of raws) {
    yield;
    const fault = findJsonFault(raw);
    if (fault) {
      const field = fault.path.join('.') || '(entry)';
      problems.push({ kind, id: entryId(raw), field, reason: FAULTS[fault.reason] });
      continue;
    }
    const parsed = parseEntry(kind, normalise(kind, raw, cityIds));
    if (parsed.entry) accepted.push(parsed.entry);
    else problems.push(...parsed.problems);
  }
  return { accepted, problems };
}

/** Converts the list shape of the specification's API: `id` to `_id`, names of cities to ids. */
function normalise(kind: Kind, raw: unknown, cityIds: ReadonlyMap<string, string>): unknown {
  if (!isRecord(raw)) return raw;
  const entry: Record<string, unknown> = Object.fromEntries(
    Object.entries(raw).filter(([key, value]) => !BOOKKEEPING.has(key) && value !== null),
  );
  entry._id ??= entry.id ?? entry.slug;
  delete entry.id;
  if (typeof entry.picture === 'string') entry.media = storedMedia(entry.media);
  delete entry.picture;
  delete entry.isService;
  if (kind === 'places' && isRecord(entry.contact)) {
    const { phone, address, ...contact } = entry.contact;
    entry.contact = {
      ...contact,
      ...(phone ? { phone } : {}),
      address: isRecord(address) ? withCityId(address, cityIds) : address,
    };
  }
  return entry;
}

/** The photographs of a list of this API, without illustrations, which are rendered again. */
function storedMedia(media: unknown): unknown {
  if (!Array.isArray(media)) return media;
  return media.flatMap((item) => {
    if (!isRecord(item) || typeof item.url !== 'string') return [item];
    const url = imageSource(item.url);
    return isPosterSource(url) ? [] : [{ ...item, url }];
  });
}

function withCityId(address: Record<string, unknown>, cityIds: ReadonlyMap<string, string>) {
  const { city, street_address, ...rest } = address;
  const id = typeof city === 'string' ? (cityIds.get(city.toLowerCase()) ?? city) : city;
  return { ...rest, ...(street_address ? { street_address } : {}), city: id };
}

/** The ids of existing and incoming cities by each of their names in lower case. */
function cityNames(raws: readonly RawEntry[], existing: readonly Entry[]): Map<string, string> {
  const names = new Map<string, string>();
  const cities = [
    ...raws.filter(({ kind }) => kind === 'cities').map(({ raw }) => raw),
    ...existing.filter(({ kind }) => kind === 'cities').map(({ data }) => data),
  ];
  for (const city of cities.filter(isRecord)) {
    const id = city._id ?? city.id ?? city.slug;
    if (typeof id !== 'string') continue;
    const titles = isRecord(city.title) ? Object.values(city.title) : [];
    const aliases = Array.isArray(city.aliases) ? city.aliases : [];
    for (const name of [...titles, ...aliases, city.slug, id]) {
      if (typeof name === 'string') names.set(name.toLowerCase(), id);
    }
  }
  return names;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
