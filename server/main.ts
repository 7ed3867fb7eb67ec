/** The process: reads the configuration, starts the site, and stops it when asked to. */
import { readConfig } from './config.ts';
import { makeLog } from './log.ts';
import { startSite } from './site.ts';

try {
  const config = readConfig();
  const development = process.argv.includes('--dev');
  const site = await startSite(config, makeLog(config.logLevel), { development });
  console.log(`Fes-Meknes is at ${site.url}`);
  const stop = (grace: number) => void site.stop(grace).then(() => process.exit(0));
  process.on('SIGTERM', () => stop(config.drainSeconds));
  // Whoever sits at the terminal has no load balancer to wait for.
  process.on('SIGINT', () => stop(0));
} catch (error) {
  console.error(error instanceof Error ? withCause(error) : error);
  process.exit(1);
}

/** A database error's own words stand in its cause. */
function withCause(error: Error): string {
  return error.cause instanceof Error ? `${error.message}\n${error.cause.message}` : error.message;
}
