/**
 * Measures how long a catalogue with 10,000 generated places takes to load, the memory of the site, and the
 * Studio's lists and bulk actions of these places. `DATABASE_URL` names an empty PostgreSQL database to use
 * instead of the embedded one.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sql as raw } from 'drizzle-orm';
import type { z } from 'zod';
import type { Catalogue } from '../../domain/content/catalogue.ts';
import { type RawEntry, validateImport } from '../../domain/content/validateImport.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../domain/locale.ts';
import { MAX_BULK } from '../../domain/studio/bulkLimits.ts';
import { ListQuery } from '../../domain/studio/entryRequests.ts';
import { readConfig } from '../../server/config.ts';
import { importEntries } from '../../server/content/contentStore.ts';
import { readContent } from '../../server/content/files.ts';
import { loadCatalogue } from '../../server/content/loadCatalogue.ts';
import { connect } from '../../server/db/connect.ts';
import type { Sql } from '../../server/db/database.ts';
import { makeLog } from '../../server/log.ts';
import { applyBulk, previewBulk } from '../../server/studio/bulk.ts';
import { undoBulk } from '../../server/studio/bulkUndo.ts';
import { listEntries } from '../../server/studio/entryLists.ts';
import { studioUser } from '../../server/studio/schema.ts';
import { newFolder, ROOT, residentMegabytes, serve } from './tools.ts';

const PLACES = 10_000;
const TRANSLATIONS = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
const STAFF = {
  id: 'bench',
  name: 'Bench',
  email: 'bench@example.org',
  role: 'editor',
  sessionId: '',
  sessionToken: '',
  isVerified: true,
};
const SELF = fileURLToPath(import.meta.url);

/** Generates and loads the places in separate processes, so that only loading is measured. */
export async function largeCatalogue(): Promise<Record<string, number>> {
  const env = { ...process.env, DATA_DIR: newFolder() };
  const run = (step: string) =>
    execFileSync(process.execPath, [SELF, step], { cwd: ROOT, env, encoding: 'utf8' });
  run('fill');
  const figures = JSON.parse(run('load')) as Record<string, number>;
  const site = await serve(process.execPath, ['build/main.js'], 'http://127.0.0.1:4804/readyz', {
    env: { DATA_DIR: env.DATA_DIR, PORT: '4804', LOG_LEVEL: 'warn', NODE_ENV: 'production' },
  });
  await fetch('http://127.0.0.1:4804/en');
  figures['memory of the site, MB (goal 600)'] = residentMegabytes(site.pid);
  await site.stop();
  return figures;
}

async function fill(): Promise<void> {
  const { raws } = await readContent('content');
  const others = raws.filter(({ kind }) => ['tags', 'cities', 'provinces'].includes(kind));
  // Offers refer to places that are not among the copies, and so do highlights of destinations.
  const places = validateImport(raws).accepted.filter(
    ({ kind, data }) => kind === 'places' && !data.offer?.places.length,
  );
  const copies: RawEntry[] = Array.from({ length: PLACES }, (_, index) => {
    const data = places[index % places.length]?.data;
    return { kind: 'places', raw: { ...data, _id: `${data?._id}-${index}`.slice(-80) } };
  });
  const cities = others.map(({ kind, raw }) => ({
    kind,
    raw: { ...(raw as object), ...(kind === 'cities' ? { highlights: [] } : {}) },
  }));
  const database = await connect(readConfig(), makeLog('silent'));
  const report = await importEntries(database.sql, [...cities, ...copies]);
  await makeOutdated(database.sql);
  await database.close();
  if (report.problems.length > 0) throw new Error(JSON.stringify(report.problems[0]));
}

/** Each place has two outdated translations in every language. */
async function makeOutdated(sql: Sql): Promise<void> {
  await sql.execute(raw`
    INSERT INTO outdated_translation (kind, entry, path, locale, source)
    SELECT kind, id, field || '.' || locale, locale, 'Former text'
    FROM entry, unnest(ARRAY['title', 'summary']) AS field,
      regexp_split_to_table(${TRANSLATIONS.join(' ')}, ' ') AS locale
    WHERE kind = 'places'`);
}

async function load(): Promise<void> {
  const log = makeLog('silent');
  const database = await connect(readConfig(), log);
  const started = performance.now();
  const catalogue = await loadCatalogue(database.sql, log);
  const ms = Math.round(performance.now() - started);
  console.log(
    JSON.stringify({
      'places loaded': catalogue.places.all.length + catalogue.deals.all.length,
      'load, ms (goal 2000)': ms,
      ...(await studioLists(database.sql, catalogue)),
      ...(await bulkActions(database.sql, catalogue)),
    }),
  );
  await database.close();
}

const LISTS: Record<string, z.input<typeof ListQuery>> = {
  all: {},
  'the last page, by change': { sort: 'updated', dir: 'desc', page: 200 },
  'of a title': { q: 'mad' },
  'without a telephone': { empty: 'contact.phone' },
  'with outdated translations': { outdated: TRANSLATIONS[0] },
  'of a town, assigned to nobody': { town: 'fes', assigned: 'nobody' },
};

/** Medians of five readings, in ms. */
async function studioLists(sql: Sql, catalogue: Catalogue): Promise<Record<string, number>> {
  const figures: Record<string, number> = {};
  for (const [name, query] of Object.entries(LISTS)) {
    const times: number[] = [];
    for (let run = 0; run < 5; run++) {
      const started = performance.now();
      await listEntries(sql, catalogue, 'places', ListQuery.parse(query), { id: 'nobody' });
      times.push(performance.now() - started);
    }
    const median = times.toSorted((a, b) => a - b)[2] ?? Number.NaN;
    figures[`Studio's list, ${name}, ms (goal 200)`] = Math.round(median);
  }
  return figures;
}

/** Each once, on as many entries as are allowed: a tag for each, which makes drafts, and publishing these. */
async function bulkActions(sql: Sql, catalogue: Catalogue): Promise<Record<string, number>> {
  await sql.insert(studioUser).values(STAFF);
  const tag = catalogue.tags.all.find(({ group }) => group === 'trip')?._id ?? '';
  const untagged = catalogue.places.all.filter(({ tags }) => !tags.includes(tag));
  const ids = untagged.slice(0, MAX_BULK).map(({ _id }) => _id);
  const figures: Record<string, number> = {};
  async function time<T>(step: string, run: () => Promise<T>): Promise<T> {
    const started = performance.now();
    const result = await run();
    figures[`bulk action on ${MAX_BULK}, ${step}, s (goal 5)`] =
      Math.round((performance.now() - started) / 100) / 10;
    return result;
  }
  const actions = { tag: { type: 'add-tag', tag }, publish: { type: 'publish' } } as const;
  for (const [name, action] of Object.entries(actions)) {
    const bulk = { kind: 'places', action, member: null } as const;
    const wanted = ids.map((id) => ({ id }));
    const { items } = await time(`${name}: preview`, () =>
      previewBulk(sql, catalogue, { ...bulk, entries: wanted }, STAFF),
    );
    const apply = () => applyBulk(sql, catalogue, { ...bulk, entries: items }, STAFF);
    const done = await time(`${name}: carry out`, apply);
    const undo = () => undoBulk(sql, catalogue, 'places', done.undo ?? '', STAFF);
    const undone = await time(`${name}: undo`, undo);
    const count = done.items.filter(({ status }) => status === 'done').length;
    if (typeof undone === 'string' || undone.undo || count < MAX_BULK / 2) {
      throw new Error(`${name}: ${count} of ${ids.length} entries were changed.`);
    }
    // Publishing needs the drafts again.
    if (name === 'tag') await apply();
  }
  return figures;
}

if (process.argv[2] === 'fill') await fill();
if (process.argv[2] === 'load') await load();
