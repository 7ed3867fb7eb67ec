/**
 * Several processes behind one port, on one machine. The first one opens connections and deals them
 * to the others in turn (`node:cluster`): they share the work evenly whatever a proxy keeps open, a
 * process that ends leaves nothing waiting at the port, and it works on every system. Listening by
 * each process alone (`reusePort`) would save a hop a connection, and has none of the three.
 */
import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import { AggregatorRegistry } from 'prom-client';
import type { Log } from './log.ts';

/** What processes say to each other, beside what `node:cluster` and prom-client say. */
type Message = { ready: string } | { wanted: number } | { told: number; metrics: string };

/** A process that has lived for less, in ms, ended at its start: the next one waits as long. */
const SHORT_LIFE = 5000;

/**
 * Starts `count` processes of this same program and keeps that many alive. Ends with them when it is
 * asked to, with code 0 when all of them have left in order.
 *
 * @returns the address of the site, once all answer; ends when one cannot even start
 */
export function startProcesses(count: number, log: Log): Promise<string> {
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
      const born = Date.now();
      const worker = cluster.fork();
      worker.on('message', async (message: Message) => {
        if ('ready' in message) {
          ready.add(worker);
          started ||= ready.size === count;
          if (started) resolve(message.ready);
        } else if ('wanted' in message) {
          const metrics = await sums.clusterMetrics().catch(() => '');
          worker.send({ told: message.wanted, metrics } satisfies Message, () => {});
        }
      });
      worker.once('exit', async (code, signal) => {
        ready.delete(worker);
        const gone = Object.keys(cluster.workers ?? {}).length === 0;
        if (leaving || !started) {
          // One that was asked to leave while it was still starting ends by the signal itself.
          if (code !== 0 && signal !== 'SIGTERM' && signal !== 'SIGINT') process.exitCode = 1;
          // What keeps one from starting keeps them all.
          if (!leaving) leave('SIGTERM');
          if (gone) process.exit();
          return;
        }
        log.error({ pid: worker.process.pid, code, signal }, 'a process ended; another starts');
        if (Date.now() - born < SHORT_LIFE) await pause(SHORT_LIFE);
        if (!leaving) start();
      });
    }

    for (let number = 0; number < count; number++) start();
  });
}

/** Says to the first process that this one answers. */
export function tellReady(url: string): void {
  process.send?.({ ready: url } satisfies Message);
}

let asked = 0;

/** The metrics of all processes as sums, by way of the first one. */
export function metricsOfAll(): Promise<string> {
  const wanted = ++asked;
  return new Promise((resolve, reject) => {
    process.on('message', function hear(message: Message) {
      if (!('told' in message) || message.told !== wanted) return;
      process.off('message', hear);
      if (message.metrics) resolve(message.metrics);
      else reject(new Error('Not all processes have told their metrics'));
    });
    process.send?.({ wanted } satisfies Message);
  });
}
