/** The process: reads the configuration, starts the site, and stops it when asked to. */
import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';
import { type Config, readConfig } from './config.ts';
import { type Log, makeLog } from './log.ts';
import { startProcesses, tellReady } from './processes.ts';
import { startSite } from './site.ts';

// Pictures and pages are encoded in Node's threads, both on every core; so many more are for reading
// files, which must not wait for them. Read when the first one is needed.
process.env.UV_THREADPOOL_SIZE ??= String(4 + 2 * availableParallelism());

try {
  const config = readConfig();
  const log = makeLog(config.logLevel);
  if (config.processes > 1 && cluster.isPrimary) {
    const url = await startProcesses(config.processes, log);
    console.log(`Fes-Meknes is at ${url}, by ${config.processes} processes`);
  } else {
    const url = await runSite(config, log);
    if (cluster.isWorker) tellReady(url);
    else console.log(`Fes-Meknes is at ${url}`);
  }
} catch (error) {
  console.error(error instanceof Error ? withCause(error) : error);
  process.exit(1);
}

async function runSite(config: Config, log: Log): Promise<string> {
  const development = process.argv.includes('--dev');
  const site = await startSite(config, log, { development });
  const stop = (grace: number) => void site.stop(grace).then(() => process.exit(0));
  process.on('SIGTERM', () => stop(config.drainSeconds));
  // Whoever sits at the terminal has no load balancer to wait for.
  process.on('SIGINT', () => stop(0));
  return site.url;
}

/** A database error's own words stand in its cause. */
function withCause(error: Error): string {
  return error.cause instanceof Error ? `${error.message}\n${error.cause.message}` : error.message;
}
