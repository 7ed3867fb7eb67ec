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
 * A disk of 120 MB that runs full: with the reserve the site refuses forms and shows pages; without
 * it the database gets stuck, and the watchdog has to end the process. Needs root, for `mount`.
 */
export const diskFull: Attack = {
  name: 'full disk',
  before: '1,035 forms kept, then stuck for ever',
  goal: 'all forms kept, pages go on, a stuck process ends within 25 s',
  seconds: 240,
  async run() {
    const disk = newFolder();
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=120m', 'tmpfs', disk]);
    try {
      const dataDir = join(disk, 'data');
      const kept = await fillWithReserve(disk, dataDir);
      leaveFree(disk, 60 * MB);
      const lost = await countLost(dataDir, kept);
      rmSync(dataDir, { recursive: true });
      rmSync(join(disk, 'ballast'));
      const { stored, seconds } = await fillWithoutReserve(disk, dataDir);
      leaveFree(disk, 60 * MB);
      const lostToo = await countLost(dataDir, stored);
      return {
        after: `${kept.length} and ${stored.length} forms kept, ${lost + lostToo} lost; stuck for ${seconds} s`,
        met: lost + lostToo === 0 && seconds <= 25,
      };
    } finally {
      execFileSync('umount', ['--lazy', disk]);
    }
  },
};

/** Fills the disk with a file until so many bytes are free. */
function leaveFree(disk: string, bytes: number): void {
  const ballast = join(disk, 'ballast');
  rmSync(ballast, { force: true });
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - bytes)));
}

/** Forms until they are refused, and then with a disk that others have filled to the last megabyte. */
async function fillWithReserve(disk: string, dataDir: string): Promise<string[]> {
  const site = await serveSite({ PORT: SECOND_PORT, DATA_DIR: dataDir });
  const kept: string[] = [];
  leaveFree(disk, 66 * MB);
  for (;;) {
    const { status, reference } = await sendForm(site.url);
    if (reference) kept.push(reference);
    else if (status === 503) break;
    else throw new Error(`A form was answered with ${status}`);
  }
  leaveFree(disk, MB);
  for (const path of ['/en', '/de/search', '/fr/poi/bab-mansour']) {
    const { ok } = await fetch(site.url + path);
    if (!ok) throw new Error(`${path} was not shown`);
  }
  const { status } = await sendForm(site.url);
  if (status !== 503) throw new Error(`A form was answered with ${status}`);
  await site.stop();
  return kept;
}

/** Forms until nothing is answered, and how many seconds later the process has ended. */
async function fillWithoutReserve(disk: string, dataDir: string) {
  const env = { PORT: SECOND_PORT, DATA_DIR: dataDir, DISK_RESERVE_BYTES: '0' };
  await (await serveSite(env)).stop();
  await fillLogFile(dataDir);
  const site = await serveSite(env);
  const stored: string[] = [];
  leaveFree(disk, 15 * MB);
  let last = performance.now();
  for (;;) {
    const answer = await sendForm(site.url).catch(() => undefined);
    if (!answer) break;
    last = performance.now();
    if (!answer.reference) throw new Error('The disk was full before a new log file was needed');
    stored.push(answer.reference);
  }
  while (isAlive(site.pid)) await pause(100);
  return { stored, seconds: Math.round((performance.now() - last) / 1000) };
}

/**
 * Brings the database to where it needs a new log file (16 MB) after some hundred forms. A full disk is
 * an error that passes for every other file; PostgreSQL cannot go on where it cannot make this one.
 * Past three quarters of a file, it would make the next one as it closes.
 */
async function fillLogFile(dataDir: string): Promise<void> {
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
