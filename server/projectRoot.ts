import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. This file and all files of the built server are one level below it. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Worker threads: source by name. The build has an entry point of each name. */
export const WORKERS = {
  watchdogThread: 'server/process/watchdogThread.ts',
  programmeWorker: 'server/documents/programmeWorker.ts',
  brochureWorker: 'server/documents/brochures/worker.ts',
} as const;

/** The path of a worker's file: of the build in the built server, else of the source. */
export function workerFile(name: keyof typeof WORKERS): string {
  const isSource = import.meta.url.endsWith('.ts');
  return join(ROOT, isSource ? WORKERS[name] : `build/${name}.js`);
}
