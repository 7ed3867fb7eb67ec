import { setTimeout as pause } from 'node:timers/promises';
import { Finding } from '../../scripts/finding.ts';
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
 * Runs the attacks of `attack/`, or those whose names contain `ATTACK`, one after the other, each
 * against a site that is started for it, and prints a line for each. Only this machine is attacked.
 *
 * @throws Finding that names the attacks that did not reach their goal
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
  if (missed.length > 0) throw new Finding(`The goal was missed by: ${missed.join(', ')}`);
  return rows;
}

async function measure(one: Attack): Promise<{ after: string; met: boolean }> {
  const site = await serveSite(one.env);
  const late = { after: `not done in ${one.seconds} s`, met: false };
  const clock = new AbortController();
  const tooLate = pause(one.seconds * 1000, late, { signal: clock.signal });
  tooLate.catch(() => {});
  try {
    return await Promise.race([one.run(site), tooLate]);
  } catch (error) {
    return { after: `failed: ${error}`, met: false };
  } finally {
    clock.abort();
    await site.kill();
  }
}
