import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { DatabaseTimeouts } from './database.ts';
import { destroyConnection } from './pool.ts';

/**
 * Listens for notifications on a connection of its own. A lost connection is reopened with growing
 * pauses, and `changed` is called then, because notifications may have been missed. A connection
 * that was dropped silently (firewall, cable) looks idle: at each heartbeat it must respond, and
 * `changed` is called in any case.
 *
 * @returns a function that stops it
 */
export async function listenWithReconnect(
  config: pg.ClientConfig,
  { heartbeat, close }: Pick<DatabaseTimeouts, 'heartbeat' | 'close'>,
  channel: string,
  changed: () => void,
  log: Log,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client(config);
    fresh.on('error', () => {});
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      destroyConnection(fresh);
      throw error;
    }
    fresh.on('notification', changed);
    fresh.once('end', () => void reconnect());
    return fresh;
  }

  async function reconnect(): Promise<void> {
    for (let wait = 100; !stopped; wait = Math.min(wait * 2, 10_000)) {
      log.warn({ channel }, 'the listening database connection was lost; connecting again');
      await pause(wait, undefined, { ref: false });
      try {
        client = await connect();
        changed();
        return;
      } catch {
        // The server is still unreachable: retry after the next pause.
      }
    }
  }

  let asking = false;
  async function beat(): Promise<void> {
    changed();
    if (asking) return;
    asking = true;
    const probed = client;
    await probed.query('SELECT 1').catch(() => destroyConnection(probed));
    asking = false;
  }
  const beating = setInterval(() => void beat(), heartbeat);
  beating.unref();

  return async () => {
    stopped = true;
    clearInterval(beating);
    await Promise.race([client.end(), pause(close)]);
    destroyConnection(client);
  };
}
