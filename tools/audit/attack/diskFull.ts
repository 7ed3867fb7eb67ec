import { execFileSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '../../../server/db/connect.ts';
import { submission } from '../../../server/db/schema.ts';
import { makeLog } from '../../../server/log.ts';
import { newFolder } from '../../bench/tools.ts';
import { SECOND_PORT, serveSite } from '../serveSite.ts';
import type { Attack } from './attack.ts';
import { sendForm } from './sendForm.ts';

const MB = 1024 * 1024;

/**
 * Fills a disk of 120 MB. With the disk reserve, the site must reject forms and still serve pages.
 * Without it, the database hangs and the watchdog must end the process. Needs root for `mount`.
 */
export const diskFull: Attack = {
  name: 'full disk',
  before: '1,035 forms stored, then hung for ever',
  goal: 'no form lost, pages are served, a process that hangs ends within 25 s',
  seconds: 240,
  async run() {
    const disk = newFolder();
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=120m', 'tmpfs', disk]);
    try {
      const dataDir = join(disk, 'data');
      const storedWithReserve = await fillWithReserve(disk, dataDir);
      leaveFree(disk, 60 * MB);
      const lost = await countLost(dataDir, storedWithReserve);
      rmSync(dataDir, { recursive: true });
      rmSync(join(disk, 'ballast'));
      const { stored, seconds } = await fillWithoutReserve(disk, dataDir);
      leaveFree(disk, 60 * MB);
      const lostWithoutReserve = await countLost(dataDir, stored);
      return {
        after: `${storedWithReserve.length} and ${stored.length} forms stored, ${lost + lostWithoutReserve} lost; hung for ${seconds} s`,
        met: lost + lostWithoutReserve === 0 && seconds <= 25,
      };
    } finally {
      execFileSync('umount', ['--lazy', disk]);
    }
  },
};

/** Writes a file so that `bytes` of the disk remain free. */
function leaveFree(disk: string, bytes: number): void {
  const ballast = join(disk, 'ballast');
  rmSync(ballast, { force: true });
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - bytes)));
}

/**
 * Sends forms until they are rejected. Then leaves 1 MB free, and checks that pages are served and
 * forms rejected.
 *
 * @returns references of the stored forms
 */
async function fillWithReserve(disk: string, dataDir: string): Promise<string[]> {
  const site = await serveSite({ PORT: SECOND_PORT, DATA_DIR: dataDir });
  const stored: string[] = [];
  leaveFree(disk, 66 * MB);
  for (;;) {
    const { status, reference } = await sendForm(site.url);
    if (reference) stored.push(reference);
    else if (status === 503) break;
    else throw new Error(`Form submission: status ${status}`);
  }
  leaveFree(disk, MB);
  for (const path of ['/en', '/de/search', '/fr/poi/bab-mansour']) {
    const { ok, status } = await fetch(site.url + path);
    if (!ok) throw new Error(`${path}: status ${status}`);
  }
  const { status } = await sendForm(site.url);
  if (status !== 503) throw new Error(`Form submission: status ${status}`);
  await site.stop();
  return stored;
}

/**
 * Sends forms until the site no longer responds.
 *
 * @returns references of the stored forms, and seconds from the last response to the end of the process
 */
async function fillWithoutReserve(disk: string, dataDir: string) {
  const env = { PORT: SECOND_PORT, DATA_DIR: dataDir, DISK_RESERVE_BYTES: '0' };
  await (await serveSite(env)).stop();
  await fillWalFile(dataDir);
  const site = await serveSite(env);
  const stored: string[] = [];
  leaveFree(disk, 15 * MB);
  let last = performance.now();
  for (;;) {
    const response = await sendForm(site.url).catch(() => undefined);
    if (!response) break;
    last = performance.now();
    if (!response.reference) throw new Error('The disk was full before a new WAL file was needed');
    stored.push(response.reference);
  }
  while (isAlive(site.pid)) await pause(100);
  return { stored, seconds: Math.round((performance.now() - last) / 1000) };
}

/**
 * Fills the current WAL file (16 MB) so far that the database needs a new one after some hundred forms.
 * PostgreSQL recovers from a full disk for every other file, but not if it cannot create this one. The
 * file is filled to less than three quarters, because beyond that PostgreSQL would create the next one
 * when it closes.
 */
async function fillWalFile(dataDir: string): Promise<void> {
  const database = await open(dataDir);
  await database.sql.execute(`
    SELECT pg_logical_emit_message(false, 'filler', repeat('x', ${11.5 * MB} - file_offset))
    FROM pg_walfile_name_offset(pg_current_wal_insert_lsn())`);
  await database.close();
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const open = (dataDir: string) =>
  connect({ databaseUrl: undefined, dataDir, diskReserveBytes: 0 }, makeLog('error'));

async function countLost(dataDir: string, references: string[]): Promise<number> {
  const database = await open(dataDir);
  const rows = await database.sql.select({ reference: submission.reference }).from(submission);
  await database.close();
  const stored = new Set(rows.map(({ reference }) => reference));
  return references.filter((reference) => !stored.has(reference)).length;
}
