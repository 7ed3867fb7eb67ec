import { readFileSync } from 'node:fs';
import type { Attack } from './attack.ts';

/** The most memory of the first start, in MB: the database is made, filled, and the site answers. */
const MOST = 800;

/** No attack: what the start of a site with an empty data folder takes at most. */
export const firstStart: Attack = {
  name: 'first start',
  before: '1,204 MB',
  goal: `below ${MOST} MB`,
  seconds: 10,
  async run(site) {
    const status = readFileSync(`/proc/${site.pid}/status`, 'utf8');
    const most = Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
    return { after: `${most} MB`, met: most < MOST };
  },
};
