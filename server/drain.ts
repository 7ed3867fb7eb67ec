/** How a process leaves without a visitor noticing it. */
import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** How long requests under way may take once the listener is closed, in ms. */
const PATIENCE = 10_000;
/** How often connections that have become idle are closed meanwhile, in ms. */
const LOOK = 50;

/**
 * The end of a listener. First it only says that it is leaving, by `/readyz` and by
 * `Connection: close`, and answers as before, so that a load balancer can turn elsewhere; then it
 * takes no more connections, and what is under way finishes.
 */
export class Drain {
  /** All open connections, each with the last request's answer. */
  readonly #connections = new Map<Socket, ServerResponse | undefined>();
  readonly #hurry = new AbortController();
  #begun = false;

  /** True as soon as this process wants no more requests. */
  get begun(): boolean {
    return this.#begun;
  }

  /** Makes a server one that can be drained: the listener for its requests. */
  watch(server: Server, answer: RequestListener): void {
    server.on('connection', (socket) => {
      this.#connections.set(socket, undefined);
      socket.once('close', () => this.#connections.delete(socket));
    });
    server.on('request', (req, res) => {
      this.#connections.set(req.socket, res);
      if (this.#begun) res.shouldKeepAlive = false;
      answer(req, res);
    });
  }

  /** Leaves; the listener stays open for `grace` seconds, or until somebody is in a hurry. */
  async end(server: Server, grace: number): Promise<void> {
    this.#begun = true;
    for (const res of this.#connections.values()) if (res) res.shouldKeepAlive = false;
    await pause(grace * 1000, undefined, this.#hurry).catch(() => {});
    const closed = new Promise((done) => server.close(done));
    const looking = setInterval(() => this.#closeUnused(server), LOOK);
    const impatience = setTimeout(() => server.closeAllConnections(), PATIENCE);
    await closed;
    clearInterval(looking);
    clearTimeout(impatience);
  }

  /** Ends the grace. */
  hurry(): void {
    this.#hurry.abort();
  }

  /** Node closes neither what becomes idle after `close`, nor what never asked for anything. */
  #closeUnused(server: Server): void {
    server.closeIdleConnections();
    for (const socket of this.#connections.keys()) if (socket.bytesRead === 0) socket.destroy();
  }
}
