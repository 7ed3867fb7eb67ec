import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { KINDS } from '../../../domain/content/kinds.ts';
import { residentMegabytes } from '../../bench/tools.ts';
import type { Attack, AttackedSite } from './attack.ts';

const SOCKETS = 2000;
/** How long each client waits before it leaves, in ms. */
const STAYS = 200;
/** The most memory that the site may take, in MB; at rest it takes some 250. */
const MOST = 700;

/** Clients of as many addresses ask for different `fields` of the longest list and leave unanswered. */
export const projections: Attack = {
  name: 'list projections',
  before: '3,200 MB',
  goal: `below ${MOST} MB`,
  seconds: 60,
  async run(site) {
    let most = 0;
    const look = setInterval(() => {
      most = Math.max(most, residentMegabytes(site.pid));
    }, 100);
    try {
      await Promise.all(Array.from({ length: SOCKETS }, (_, index) => askAndLeave(site, index)));
      // Until the work that was begun is done.
      await fetch(`${site.url}/api/cache/places?fields=title`).then((answer) => answer.text());
      await pause(2000);
    } finally {
      clearInterval(look);
    }
    return { after: `${most} MB`, met: most < MOST };
  },
};

/** Asks for the fields that are the bits of `number`, and hangs up. */
async function askAndLeave(site: AttackedSite, number: number): Promise<void> {
  const names = Object.keys(KINDS.places.shape).filter((_, bit) => (number >> bit) & 1);
  const { hostname, port, host } = new URL(site.url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => {});
  socket.on('connect', () => {
    socket.write(
      [
        `GET /api/cache/places?fields=description,${names} HTTP/1.1`,
        `Host: ${host}`,
        `X-Forwarded-For: 10.0.${number >> 8}.${number & 255}`,
        'Accept-Encoding: br\r\n\r\n',
      ].join('\r\n'),
    );
    setTimeout(() => socket.destroy(), STAYS);
  });
  await once(socket, 'close');
}
