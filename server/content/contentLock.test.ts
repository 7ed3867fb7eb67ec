/** Changes of entries wait for each other. The embedded database has one connection, so they always do. */
import { describe, expect, it } from 'vitest';
import { applyBulk, previewBulk } from '../studio/bulk.ts';
import { undoBulk } from '../studio/bulkUndo.ts';
import { draft } from '../studio/contentSchema.ts';
import { applyCsv, checkCsv } from '../studio/csvImport.ts';
import { isDraft, type Transaction } from '../studio/drafts.ts';
import { publish, unpublish } from '../studio/publishing.ts';
import type { Staff } from '../studio/staff.ts';
import { blockedConnections } from '../testing/blockedConnections.ts';
import { setUpSite } from '../testing/setUpSite.ts';
import { HAS_POSTGRES } from '../testing/testSite.ts';
import { importEntries, removeSamples } from './contentStore.ts';
import { lockContent } from './entryStore.ts';
import { recordSync, syncEntries } from './syncEntries.ts';

const STAFF: Staff = {
  id: 'a-member',
  name: 'Amina Tazi',
  email: 'amina@visit.example',
  role: 'editor',
  sessionId: '',
  sessionToken: '',
  isVerified: true,
};
const FES = { kind: 'cities', id: 'fes' } as const;
const NOWHERE = { kind: 'cities', id: 'nowhere' } as const;
const TABLE = { kind: 'cities', bytes: Buffer.from('id,title.fr\nfes,Fès la belle') } as const;
const bulkOf = (id: string) => ({
  kind: 'cities' as const,
  action: { type: 'assign' as const, member: null },
  entries: [{ id }],
  member: null,
});

describe.runIf(HAS_POSTGRES)('on a PostgreSQL server', () => {
  const site = setUpSite({}, 'PostgreSQL');

  /** Whether an operation waits for a lock that another transaction has; it runs to its end. */
  async function waits(
    lock: (within: Transaction) => Promise<unknown>,
    operation: () => Promise<unknown>,
  ): Promise<boolean> {
    const { sql } = site.database;
    const locked = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const other = sql.transaction(async (within) => {
      await lock(within);
      locked.resolve();
      await released.promise;
    });
    await locked.promise;
    let hasEnded = false;
    const end = operation().finally(() => {
      hasEnded = true;
    });
    await expect.poll(async () => hasEnded || (await blockedConnections(sql)) > 0).toBe(true);
    const isWaiting = !hasEnded;
    released.resolve();
    await Promise.all([other, end]);
    return isWaiting;
  }

  const sql = () => site.database.sql;
  const catalogue = () => site.live.current();
  it.each<[string, () => Promise<unknown>]>([
    ['publishing', () => publish(sql(), catalogue(), NOWHERE, { version: 1 }, STAFF)],
    ['taking off the site', () => unpublish(sql(), catalogue(), NOWHERE, { revision: 1 }, STAFF)],
    ['a bulk action', () => applyBulk(sql(), catalogue(), bulkOf('nowhere'), STAFF)],
    ['the preview of a bulk action', () => previewBulk(sql(), catalogue(), bulkOf('x'), STAFF)],
    ['undoing a bulk action', () => undoBulk(sql(), catalogue(), 'cities', 'none', STAFF)],
    ['the import of a table', () => applyCsv(sql(), catalogue(), TABLE, 'no state', STAFF)],
    [
      'an import',
      () =>
        importEntries(sql(), [
          { kind: 'tags', raw: { _id: 'x', slug: 'x', name: { en: 'X' }, order: 1 } },
        ]),
    ],
    ['the removal of samples', () => removeSamples(sql())],
    ['a synchronisation', () => syncEntries(sql(), [], { dryRun: true })],
    ['the end of a synchronisation', () => recordSync(sql(), [])],
  ])('%s waits for other changes of entries', async (_, operation) => {
    expect(await waits(lockContent, operation)).toBe(true);
  });

  it('a bulk action waits for a draft that is being saved, and the check of a table does not', async () => {
    const row = { kind: 'cities', entry: 'fes', data: {}, authorName: 'Omar' };
    await sql().insert(draft).values(row);
    const saving = (within: Transaction) =>
      within.select().from(draft).where(isDraft(FES)).for('update');
    const action = () => applyBulk(sql(), catalogue(), bulkOf('fes'), STAFF);
    expect(await waits(saving, action)).toBe(true);
    expect(await waits(saving, () => checkCsv(sql(), catalogue(), TABLE, STAFF))).toBe(false);
  });
});
