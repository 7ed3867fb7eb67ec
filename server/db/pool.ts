import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';

/**
 * Connection pool for a server that may stop responding. A connection whose statement timed out is
 * closed, because pg would reuse it. A connection that ends while in use is released at once,
 * because drizzle-orm does not release one whose `begin` failed.
 *
 * @param closing longest wait for the server in `close`, in ms
 */
export function createPool(
  config: pg.ClientConfig,
  closing: number,
  log: Log,
): { pool: pg.Pool; close(): Promise<void> } {
  const pool = new pg.Pool({ ...config, max: 10 });
  const open = new Set<pg.PoolClient>();
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  pool.on('connect', (client) => {
    open.add(client);
    client.once('end', () => open.delete(client));
    // A connection that is lost while in use rejects its query; the event must not end the process.
    client.on('error', () => {});
    closeWhenLate(client);
  });
  const connect = pool.connect.bind(pool);
  pool.connect = ((callback?: Parameters<typeof connect>[0]) =>
    callback ? connect(callback) : connect().then(releaseAtEnd)) as typeof connect;
  return {
    pool,
    async close() {
      await Promise.race([pool.end(), pause(closing)]);
      for (const client of open) destroyConnection(client);
    },
  };
}

/** Closes a connection without waiting for the server. */
export function destroyConnection(client: pg.ClientBase): void {
  (client as pg.ClientBase & { connection: pg.Connection }).connection.stream.destroy();
}

function closeWhenLate(client: pg.ClientBase): void {
  const ask = client.query.bind(client) as (...question: unknown[]) => unknown;
  const query = (...question: unknown[]) => {
    const answer = ask(...question);
    if (answer instanceof Promise) {
      answer.catch((error: Error) => {
        if (error.message === 'Query read timeout') destroyConnection(client);
      });
    }
    return answer;
  };
  client.query = query as typeof client.query;
}

function releaseAtEnd(client: pg.PoolClient): pg.PoolClient {
  const { release } = client;
  const lost = () => releaseOnce(true);
  const releaseOnce = (error?: Error | boolean) => {
    client.off('end', lost);
    client.release = () => {};
    release(error);
  };
  client.once('end', lost);
  client.release = releaseOnce;
  return client;
}
