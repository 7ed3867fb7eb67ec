import { checkEntry, idsOf, type Problem, parseEntry } from './check.ts';
import type { Entry, Kind } from './kinds.ts';

export interface RawEntry {
  kind: Kind;
  raw: unknown;
}

/** Fields that databases of other systems add to their lists and that say nothing to a visitor. */
const BOOKKEEPING = new Set(['__v', 'createdAt', 'updatedAt']);

/**
 * Takes in what is good of `raws` and says what is wrong with the rest. Entries may name those that
 * are there already (`existing`) and each other; one that names a refused entry is refused too.
 */
export function admit(
  raws: readonly RawEntry[],
  existing: readonly Entry[] = [],
): { accepted: Entry[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const cityIds = cityNames(raws, existing);
  let accepted: Entry[] = [];
  for (const { kind, raw } of raws) {
    const parsed = parseEntry(kind, normalise(kind, raw, cityIds));
    if (parsed.entry) accepted.push(parsed.entry);
    else problems.push(...parsed.problems);
  }
  const known = idsOf(existing);
  for (;;) {
    const ids = known.union(idsOf(accepted));
    const found = accepted.flatMap((entry) => checkEntry(entry, ids));
    if (found.length === 0) return { accepted, problems };
    problems.push(...found);
    const refused = new Set(found.map((problem) => `${problem.kind}/${problem.id}`));
    accepted = accepted.filter(({ kind, data }) => !refused.has(`${kind}/${data._id}`));
  }
}

/** The list shape of the specification's API brought to ours: `id` for `_id`, city names for ids. */
function normalise(kind: Kind, raw: unknown, cityIds: ReadonlyMap<string, string>): unknown {
  if (!isRecord(raw)) return raw;
  const entry: Record<string, unknown> = Object.fromEntries(
    Object.entries(raw).filter(([key, value]) => !BOOKKEEPING.has(key) && value !== null),
  );
  entry._id ??= entry.id ?? entry.slug;
  delete entry.id;
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

function withCityId(address: Record<string, unknown>, cityIds: ReadonlyMap<string, string>) {
  const { city, street_address, ...rest } = address;
  const id = typeof city === 'string' ? (cityIds.get(city.toLowerCase()) ?? city) : city;
  return { ...rest, ...(street_address ? { street_address } : {}), city: id };
}

/** Every name of every known or incoming city, lower-case, and the city's id. */
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
