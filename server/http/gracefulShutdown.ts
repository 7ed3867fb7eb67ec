import type { RequestListener, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';

/** Longest time for requests in progress once the listener is closed, in ms. */
const REQUEST_TIMEOUT = 10_000;
/** Interval at which idle connections are closed meanwhile, in ms. */
const IDLE_CHECK_INTERVAL = 50;
/** Connections without any data after this time are closed, in ms. */
const UNUSED_TIMEOUT = 1000;
/** Longest wait for the accept queue to empty, in ms. */
const ACCEPT_QUEUE_TIMEOUT = 5000;

interface Connection {
  since: number;
  /** The response to the last request. */
  response?: ServerResponse;
  /** True if a check found it without data after the timeout. */
  isUnused?: boolean;
}

/**
 * Stops a server without failed requests. During the grace period it handles requests as before, but
 * `/readyz` fails and responses have `Connection: close`, so that load balancers use other processes.
 * Then it closes the listener and finishes the requests in progress.
 */
export class GracefulShutdown {
  readonly #connections = new Map<Socket, Connection>();
  #accepted = 0;
  readonly #hurry = new AbortController();
  #begun = false;

  /** Whether the shutdown has begun. */
  get begun(): boolean {
    return this.#begun;
  }

  /** Tracks the server's connections; `listener` handles its requests. */
  watch(server: Server, listener: RequestListener): void {
    server.on('connection', (socket) => {
      this.#accepted++;
      this.#connections.set(socket, { since: performance.now() });
      socket.once('close', () => this.#connections.delete(socket));
    });
    server.on('request', (req, res) => {
      const connection = this.#connections.get(req.socket);
      if (connection) connection.response = res;
      if (this.#begun) res.shouldKeepAlive = false;
      listener(req, res);
    });
  }

  /** Closes the server after `grace` seconds, or when `hurry` is called. */
  async end(server: Server, grace: number): Promise<void> {
    this.#begun = true;
    for (const { response } of this.#connections.values()) {
      if (response) response.shouldKeepAlive = false;
    }
    await delay(grace * 1000, undefined, this.#hurry).catch(() => {});
    await this.#acceptQueueEmpty();
    // The `close` of HTTP servers would also close connections that Node believes idle.
    const closed = new Promise((done) => NetServer.prototype.close.call(server, done));
    const idleCheck = setInterval(() => this.#closeUnused(server), IDLE_CHECK_INTERVAL);
    const timeout = setTimeout(() => server.closeAllConnections(), REQUEST_TIMEOUT);
    await closed;
    clearInterval(idleCheck);
    clearTimeout(timeout);
  }

  /** Ends the grace period. */
  hurry(): void {
    this.#hurry.abort();
  }

  /**
   * When a listener closes, connections in its accept queue are reset, and forms sent over them are lost.
   * Node accepts one per turn of the event loop: the queue is empty after a turn without any.
   */
  async #acceptQueueEmpty(): Promise<void> {
    const deadline = performance.now() + ACCEPT_QUEUE_TIMEOUT;
    for (let previous = Number.NaN; previous !== this.#accepted && performance.now() < deadline; ) {
      previous = this.#accepted;
      await nextTurn();
    }
  }

  /**
   * Closes idle connections, and those without any request. Node counts a connection as idle while a slow
   * client still receives the end of a response: none is closed until all responses are sent. A request
   * that arrived while this thread was busy is read between two checks, so that the second one closes.
   */
  #closeUnused(server: Server): void {
    const isSending = this.#connections
      .values()
      .some(({ response }) => response?.writableEnded && !response.writableFinished);
    if (!isSending) server.closeIdleConnections();
    for (const [socket, connection] of this.#connections) {
      const age = performance.now() - connection.since;
      if (socket.bytesRead > 0 || age <= UNUSED_TIMEOUT) continue;
      if (connection.isUnused) socket.destroy();
      connection.isUnused = true;
    }
  }
}
