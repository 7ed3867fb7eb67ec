import { setTimeout as pause } from 'node:timers/promises';
import { Finding } from '../finding.ts';
import type { Attack } from './attack/attack.ts';
import { diskFull } from './attack/diskFull.ts';
import { firstStart } from './attack/firstStart.ts';
import { forms } from './attack/forms.ts';
import { frozenDatabase } from './attack/frozenDatabase.ts';
import { importing } from './attack/importing.ts';
import { pictures } from './attack/pictures.ts';
import { programme } from './attack/programme.ts';
import { projections } from './attack/projections.ts';
import { search } from './attack/search.ts';
import { serveSite } from './serveSite.ts';

const ATTACKS: readonly Attack[] = [
  firstStart,
  projections,
  pictures,
  programme,
  search,
  importing,
  forms,
  diskFull,
  frozenDatabase,
];

/**
 * Runs the attacks in `attack/` one after another, or those whose names contain the environment
 * variable `ATTACK`, and prints a line for each. Each one runs against a site started for it on this
 * machine.
 *
 * @throws Finding that names the attacks whose goal was missed
 */
export async function attack() {
  const missed: string[] = [];
  const rows = [];
  for (const one of ATTACKS.filter(({ name }) => name.includes(process.env.ATTACK ?? ''))) {
    const { after, met } = await measure(one);
    console.log(`${one.name}: before ${one.before}, after ${after}, goal ${one.goal}`);
    rows.push({ attack: one.name, before: one.before, after, goal: one.goal });
    if (!met) missed.push(one.name);
  }
  if (missed.length > 0) throw new Finding(`Goals missed by: ${missed.join(', ')}`);
  return rows;
}

async function measure(one: Attack): Promise<{ after: string; met: boolean }> {
  const site = await serveSite(one.env);
  const timedOut = { after: `timed out after ${one.seconds} s`, met: false };
  const timer = new AbortController();
  const timeout = pause(one.seconds * 1000, timedOut, { signal: timer.signal });
  timeout.catch(() => {});
  try {
    return await Promise.race([one.run(site), timeout]);
  } catch (error) {
    return { after: `failed: ${error}`, met: false };
  } finally {
    timer.abort();
    await site.kill();
  }
}
