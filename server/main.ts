/** The entry point: reads the configuration, starts the site, and stops it on SIGTERM or SIGINT. */
import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';
import { emptySettings, resolveSettings } from '../domain/content/settings.ts';
import { type Config, readConfig } from './config.ts';
import { type Log, makeLog } from './log.ts';
import { notifyReady, startCluster } from './process/cluster.ts';
import { writePrivateFiles } from './process/filePermissions.ts';
import { startWatchdog } from './process/watchdog.ts';
import { type RunningSite, startSite } from './site.ts';
import { inviteFirstAdministrator, linkUrl } from './studio/invitations.ts';

/** Longest time for which the event loop may be blocked, in seconds. */
const WATCHDOG_SECONDS = { starting: 120, running: 20 };
/** Longest shutdown after the grace period, in seconds; systemd waits 30 in total. */
const MAX_STOP_SECONDS = 20;

writePrivateFiles();
// The reader of the output may have ended (`npm start | head`).
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});

// libuv reads this when it creates the pool. Image encoding and compression may each use a thread per
// core; the other threads keep file reads from waiting for them.
process.env.UV_THREADPOOL_SIZE ??= String(4 + 2 * availableParallelism());

try {
  const config = readConfig();
  const log = makeLog(config.logLevel);
  if (config.processes > 1 && cluster.isPrimary) {
    const url = await startCluster(config.processes, log);
    console.log(`Fes-Meknes is at ${url}, by ${config.processes} processes`);
  } else {
    const site = await runSite(config, log);
    if (cluster.isWorker) notifyReady(site.url);
    else console.log(`Fes-Meknes is at ${site.url}`);
    if ((cluster.worker?.id ?? 1) === 1) await printWhatIsMissing(site, config, log);
  }
} catch (error) {
  console.error(error instanceof Error ? withCause(error) : error);
  process.exit(1);
}

/** Names empty settings, and the link to the first account of the Studio while it has no administrator. */
async function printWhatIsMissing(
  { live, database }: RunningSite,
  config: Config,
  log: Log,
): Promise<void> {
  const empty = emptySettings(resolveSettings(live.current(), config.settings));
  if (empty.length > 0) {
    console.log(`Settings still empty: ${empty.join(', ')} (content/settings/site.yaml)`);
  }
  try {
    const token = await inviteFirstAdministrator(database.sql);
    if (token) console.log(`The Studio's first administrator: ${linkUrl(config.site.url, token)}`);
  } catch (err) {
    log.warn({ err }, 'the link to the first account of the Studio could not be made');
  }
}

async function runSite(config: Config, log: Log): Promise<RunningSite> {
  const development = process.argv.includes('--dev');
  const watchdog = development ? undefined : startWatchdog(WATCHDOG_SECONDS.starting);
  const site = await startSite(config, log, { development });
  watchdog?.setLimit(WATCHDOG_SECONDS.running);
  const stop = (grace: number) => {
    const forceExit = () => {
      log.error('shutdown timed out; exiting');
      process.exit(1);
    };
    setTimeout(forceExit, (grace + MAX_STOP_SECONDS) * 1000).unref();
    void site.stop(grace).then(() => process.exit(0));
  };
  process.on('SIGTERM', () => stop(config.drainSeconds));
  // A terminal has no load balancer to wait for.
  process.on('SIGINT', () => stop(0));
  return site;
}

/** Drizzle wraps the message of the database in the cause. */
function withCause(error: Error): string {
  return error.cause instanceof Error ? `${error.message}\n${error.cause.message}` : error.message;
}
