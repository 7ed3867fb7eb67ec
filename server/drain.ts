/** How a process leaves without a visitor noticing it. */
import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';

/** How long requests under way may take once the listener is closed, in ms. */
const PATIENCE = 10_000;
/** How often connections that have become idle are closed meanwhile, in ms. */
const LOOK = 50;
/** Over a new connection a request comes at once; one that says nothing for so long is closed, in ms. */
const SILENT = 1000;
/** So long at most it is waited until nobody is at the door, in ms. */
const AT_THE_DOOR = 5000;

interface Connection {
  since: number;
  /** That to the last request, if there was any. */
  answer?: ServerResponse;
}

/**
 * The end of a listener. First it only says that it is leaving, by `/readyz` and by
 * `Connection: close`, and answers as before, so that a load balancer can turn elsewhere; then it
 * takes no more connections, and what is under way finishes.
 */
export class Drain {
  /** All that are open. */
  readonly #connections = new Map<Socket, Connection>();
  #accepted = 0;
  readonly #hurry = new AbortController();
  #begun = false;

  /** True as soon as this process wants no more requests. */
  get begun(): boolean {
    return this.#begun;
  }

  /** Makes a server one that can be drained: the listener for its requests. */
  watch(server: Server, answer: RequestListener): void {
    server.on('connection', (socket) => {
      this.#accepted++;
      this.#connections.set(socket, { since: performance.now() });
      socket.once('close', () => this.#connections.delete(socket));
    });
    server.on('request', (req, res) => {
      const connection = this.#connections.get(req.socket);
      if (connection) connection.answer = res;
      if (this.#begun) res.shouldKeepAlive = false;
      answer(req, res);
    });
  }

  /** Leaves; the listener stays open for `grace` seconds, or until somebody is in a hurry. */
  async end(server: Server, grace: number): Promise<void> {
    this.#begun = true;
    for (const { answer } of this.#connections.values()) if (answer) answer.shouldKeepAlive = false;
    await pause(grace * 1000, undefined, this.#hurry).catch(() => {});
    await this.#nobodyAtTheDoor();
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

  /**
   * Connections that wait to be accepted when a listener closes are reset, with the forms that may
   * have been sent over them. Node accepts one a turn of the event loop: none in a turn, none waits.
   */
  async #nobodyAtTheDoor(): Promise<void> {
    const until = performance.now() + AT_THE_DOOR;
    for (let before = Number.NaN; before !== this.#accepted && performance.now() < until; ) {
      before = this.#accepted;
      await turn();
    }
  }

  /** Node closes neither what becomes idle after `close`, nor what never asked for anything. */
  #closeUnused(server: Server): void {
    server.closeIdleConnections();
    for (const [socket, { since }] of this.#connections) {
      if (socket.bytesRead === 0 && performance.now() - since > SILENT) socket.destroy();
    }
  }
}
