import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { KINDS } from '../../../domain/content/kinds.ts';
import { residentMegabytes } from '../../bench/tools.ts';
import type { Attack, AttackedSite } from './attack.ts';

const SOCKETS = 2000;
/** When each client disconnects, in ms. */
const DISCONNECT_AFTER = 200;
/** Limit of the memory of the site, in MB; without load it is about 250. */
const MAX_MEMORY = 700;

/**
 * Requests the longest list with different `fields` from 2,000 addresses, and disconnects before the
 * response.
 */
export const projections: Attack = {
  name: 'list projections',
  before: '3,200 MB',
  goal: `below ${MAX_MEMORY} MB`,
  seconds: 60,
  async run(site) {
    let peak = 0;
    const sampling = setInterval(() => {
      peak = Math.max(peak, residentMegabytes(site.pid));
    }, 100);
    try {
      await Promise.all(
        Array.from({ length: SOCKETS }, (_, index) => requestAndDisconnect(site, index)),
      );
      // Wait until the site has finished the work that it has started.
      await fetch(`${site.url}/api/cache/places?fields=title`).then((response) => response.text());
      await pause(2000);
    } finally {
      clearInterval(sampling);
    }
    return { after: `${peak} MB`, met: peak < MAX_MEMORY };
  },
};

/** Requests the fields whose bits are set in `number`, and disconnects. */
async function requestAndDisconnect(site: AttackedSite, number: number): Promise<void> {
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
    setTimeout(() => socket.destroy(), DISCONNECT_AFTER);
  });
  await once(socket, 'close');
}
