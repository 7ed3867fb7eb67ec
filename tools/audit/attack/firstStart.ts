import { readFileSync } from 'node:fs';
import type { Attack } from './attack.ts';

/** In MB. */
const MAX_MEMORY = 800;

/**
 * Not an attack: peak memory of a first start, in which the database is created and filled with the
 * content.
 */
export const firstStart: Attack = {
  name: 'first start',
  before: '1,204 MB',
  goal: `below ${MAX_MEMORY} MB`,
  seconds: 10,
  async run(site) {
    const status = readFileSync(`/proc/${site.pid}/status`, 'utf8');
    const peak = Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
    return { after: `${peak} MB`, met: peak < MAX_MEMORY };
  },
};
