import { and, count, eq, inArray, sql as raw } from 'drizzle-orm';
import { Hono } from 'hono';
import { entryKey } from '../../domain/content/entryKey.ts';
import { KIND_NAMES } from '../../domain/content/kinds.ts';
import { LOCALES, type Locale } from '../../domain/locale.ts';
import type { OutdatedCount, OutdatedTranslation } from '../../domain/studio/entryApi.ts';
import { MAX_ENTRY_BYTES, StillCorrect } from '../../domain/studio/entryRequests.ts';
import { lockContent } from '../content/entryStore.ts';
import { readOutdated } from '../content/outdatedTranslations.ts';
import type { Sql } from '../db/database.ts';
import { jsonBody } from '../http/requestBody.ts';
import { record } from './auditLog.ts';
import { listing, outdatedTranslation } from './contentSchema.ts';
import { type EntryRef, findEntry } from './drafts.ts';
import { type EntryEnv, entryRef, notFound, stale } from './entryRoutes.ts';
import { requireStaff, type Staff, type StudioServices } from './staff.ts';

/** Translations whose English text changed: how many there are, and confirming single ones. */
export function outdatedRoutes(services: StudioServices) {
  const { sql } = services;
  const routes = new Hono<EntryEnv>();
  const reader = requireStaff(services);
  const translator = requireStaff(services, { permission: 'translate' });

  routes.get('/outdated', reader, async (context) =>
    context.json({ data: await countOutdated(sql) }),
  );

  const body = jsonBody(StillCorrect, MAX_ENTRY_BYTES);
  routes.post('/entries/:kind/:id/still-correct', translator, entryRef, body, async (context) => {
    const { ref, staff } = context.var;
    const result = await confirm(sql, ref, context.req.valid('json'), staff);
    if (result === 'not-found') return notFound(context);
    return result === 'stale' ? stale(context) : context.json({ data: result });
  });
  return routes;
}

/** Counts published entries, in the order of kinds and languages. */
async function countOutdated(sql: Sql): Promise<OutdatedCount[]> {
  const locale = raw<Locale>`unnest(${listing.outdated})`.as('locale');
  const rows = await sql
    .select({ kind: listing.kind, locale, count: count() })
    .from(listing)
    .groupBy(listing.kind, locale);
  return KIND_NAMES.flatMap((kind) =>
    LOCALES.flatMap((one) =>
      rows.flatMap((row) => (row.kind === kind && row.locale === one ? { ...row, kind } : [])),
    ),
  );
}

/**
 * Makes translations current without a change of their words.
 *
 * @returns those that are still outdated, or why nothing was done
 */
function confirm(
  sql: Sql,
  ref: EntryRef,
  { revision, paths }: StillCorrect,
  staff: Staff,
): Promise<OutdatedTranslation[] | 'not-found' | 'stale'> {
  return sql.transaction(async (within) => {
    await lockContent(within);
    const published = await findEntry(within, ref);
    if (!published) return 'not-found';
    if (published.revision !== revision) return 'stale';
    const { kind, entry, path } = outdatedTranslation;
    const fields = paths.map((one) => one.join('.'));
    const done = await within
      .delete(outdatedTranslation)
      .where(and(eq(kind, ref.kind), eq(entry, ref.id), inArray(path, fields)))
      .returning({ path });
    if (done.length > 0) {
      const detail = { fields: done.map((row) => row.path) };
      await record(within, staff, 'still-correct', entryKey(ref), detail);
    }
    return (await readOutdated(within, [ref])).get(entryKey(ref)) ?? [];
  });
}
