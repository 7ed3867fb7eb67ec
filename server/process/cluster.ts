/**
 * Several processes behind one port of one machine. The primary accepts connections and distributes
 * them (`node:cluster`). Compared with `reusePort` this costs one hop per connection, but
 * distributes load evenly, leaves no connection behind when a process ends, and works on every
 * system.
 */
import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import { AggregatorRegistry } from 'prom-client';
import type { Log } from '../log.ts';

/** Messages between processes, besides those of `node:cluster` and prom-client. */
type Message =
  | { ready: string }
  | { metricsRequest: number }
  | { metricsResponse: number; metrics: string };

/**
 * A worker that ends sooner than this, in ms, failed at start: its replacement is delayed as long.
 */
const SHORT_LIFE = 5000;

/**
 * Starts `count` workers of this program and restarts those that end. On SIGTERM or SIGINT it stops
 * all workers and exits, with code 0 if all of them stopped cleanly.
 *
 * @returns the address of the site once all workers are ready; exits if a worker cannot start
 */
export function startCluster(count: number, log: Log): Promise<string> {
  const sums = new AggregatorRegistry();
  const ready = new Set<Worker>();
  let leaving = false;

  const leave = (signal: NodeJS.Signals) => {
    leaving = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, leave);

  return new Promise((resolve) => {
    let started = false;

    function start(): void {
      const startedAt = Date.now();
      const worker = cluster.fork();
      worker.on('message', async (message: Message) => {
        if ('ready' in message) {
          ready.add(worker);
          started ||= ready.size === count;
          if (started) resolve(message.ready);
        } else if ('metricsRequest' in message) {
          const metrics = await sums.clusterMetrics().catch(() => '');
          worker.send(
            { metricsResponse: message.metricsRequest, metrics } satisfies Message,
            () => {},
          );
        }
      });
      worker.once('exit', async (code, signal) => {
        ready.delete(worker);
        const gone = Object.keys(cluster.workers ?? {}).length === 0;
        if (leaving || !started) {
          // A worker that is stopped while it starts ends by the signal itself.
          if (code !== 0 && signal !== 'SIGTERM' && signal !== 'SIGINT') process.exitCode = 1;
          // What prevents one worker from starting prevents all.
          if (!leaving) leave('SIGTERM');
          if (gone) process.exit();
          return;
        }
        log.error({ pid: worker.process.pid, code, signal }, 'a process ended; another starts');
        if (Date.now() - startedAt < SHORT_LIFE) await pause(SHORT_LIFE);
        if (!leaving) start();
      });
    }

    for (let number = 0; number < count; number++) start();
  });
}

/** Tells the primary that this worker accepts requests. */
export function notifyReady(url: string): void {
  process.send?.({ ready: url } satisfies Message);
}

let lastRequest = 0;

/** The summed metrics of all workers, collected by the primary. */
export function clusterMetrics(): Promise<string> {
  const metricsRequest = ++lastRequest;
  return new Promise((resolve, reject) => {
    process.on('message', function onMessage(message: Message) {
      if (!('metricsResponse' in message) || message.metricsResponse !== metricsRequest) return;
      process.off('message', onMessage);
      if (message.metrics) resolve(message.metrics);
      else reject(new Error('Not all processes have told their metrics'));
    });
    process.send?.({ metricsRequest } satisfies Message);
  });
}
