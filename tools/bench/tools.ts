import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Finding } from '../finding.ts';
import { findProgram } from '../needs.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Creates a temporary folder, which is removed when this process exits. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fm-bench-'));
  folders.push(folder);
  return folder;
}

/**
 * Path of an installed program.
 *
 * @throws Finding if it is not installed
 */
export function program(name: string): string {
  const found = findProgram(name);
  if (!found) throw new Finding(`${name} is not installed`);
  return found;
}

export interface Process {
  pid: number;
  /** Sends SIGTERM, and waits until the process has exited and its port is closed. */
  stop(): Promise<void>;
  /** Sends SIGKILL, and waits until the process has exited. */
  kill(): Promise<void>;
}

/** Timeout of a start, in ms. The start of a fresh clone installs packages and builds. */
const START_TIMEOUT = 600_000;

/** Running processes. Each has its own process group, so that signals also reach children of npm. */
const running = new Set<ChildProcess>();

function sendSignal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid && child.exitCode === null && child.signalCode === null) {
    process.kill(-child.pid, name);
  }
}

/** Kills all processes started by `serve` that still run. */
export function endProcesses(): void {
  for (const child of running) sendSignal(child, 'SIGKILL');
}

process.once('exit', endProcesses);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    endProcesses();
    // Other listeners have more to clean up, and exit the process themselves.
    if (process.listenerCount(signal) === 1) process.exit(130);
  });
}

/**
 * Environment of a built site on the embedded database, without outside services. It trusts
 * `X-Forwarded-For`, so that a client can choose its address.
 */
export const ALONE = {
  DATABASE_URL: '',
  NODE_ENV: 'production',
  LOG_LEVEL: 'error',
  WEATHER_URL: 'off',
  RATES_URL: 'off',
  TILES_URL: 'off',
  TRUSTED_PROXY: 'true',
};

/**
 * Starts a server and waits until `url` responds with a 2xx status.
 *
 * @param options.cwd the project folder by default
 * @returns the process, and how long the start took, in ms
 * @throws Finding if the port is in use, the program exits, or the start takes longer than 10 minutes
 */
export async function serve(
  command: string,
  parameters: string[],
  url: string,
  options: { env?: Record<string, string>; cwd?: string } = {},
): Promise<Process & { ms: number }> {
  if (await isPortInUse(url)) {
    throw new Finding(`Port ${new URL(url).port} is in use: stop the process that listens there`);
  }
  const started = performance.now();
  const child = spawn(command, parameters, {
    cwd: options.cwd ?? ROOT,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  running.add(child);
  const signal = (name: NodeJS.Signals) => sendSignal(child, name);
  const ended = new Promise<void>((done) => {
    child.once('exit', () => {
      running.delete(child);
      done();
    });
  });
  while (!(await isReady(url))) {
    const status = child.exitCode ?? child.signalCode;
    if (status !== null)
      throw new Finding(`${command} ${parameters.join(' ')} exited with ${status}`);
    if (performance.now() - started > START_TIMEOUT) {
      signal('SIGKILL');
      throw new Finding(`${command} ${parameters.join(' ')} does not respond at ${url}`);
    }
    await pause(10);
  }
  return {
    pid: child.pid ?? 0,
    ms: performance.now() - started,
    async stop() {
      signal('SIGTERM');
      await ended;
      while (await fetch(url).catch(() => undefined)) await pause(10);
    },
    async kill() {
      signal('SIGKILL');
      await ended;
    },
  };
}

/**
 * Serves a build with an empty embedded database of its own and without outside services.
 *
 * @param options.env overrides environment variables
 * @param options.cwd the folder of another checkout
 */
export async function serveBuild(
  port: number,
  options: { env?: Record<string, string>; cwd?: string } = {},
): Promise<Process & { url: string }> {
  const url = `http://localhost:${port}`;
  const env = {
    PORT: String(port),
    SITE_URL: url,
    DATA_DIR: newFolder(),
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    WEATHER_URL: 'off',
    RATES_URL: 'off',
    TILES_URL: 'off',
    ...options.env,
  };
  const parameters = ['build/main.js'];
  const site = await serve(process.execPath, parameters, `${url}/readyz`, { ...options, env });
  return { ...site, url };
}

/**
 * Serves the build of the checkout in `BENCH_BASE`, named `before`, if that variable is set, and this one, named
 * `now`.
 *
 * @param firstPort the port of the first one; the other has the next
 */
export function serveBuilds(firstPort: number) {
  const { BENCH_BASE } = process.env;
  const folders = { ...(BENCH_BASE && { before: BENCH_BASE }), now: ROOT };
  return Promise.all(
    Object.entries(folders).map(async ([name, cwd], index) => ({
      name,
      ...(await serveBuild(firstPort + index, { cwd })),
    })),
  );
}

/**
 * The pages that `BENCH_PAGES` names, separated by commas; all by default.
 *
 * @throws Finding for a name that no page has
 */
export function chosenPages<T>(pages: Record<string, T>): [name: string, page: T][] {
  const names = process.env.BENCH_PAGES?.split(',');
  const unknown = names?.find((name) => !(name in pages));
  if (unknown) throw new Finding(`BENCH_PAGES: no page is named ${unknown}`);
  return Object.entries(pages).filter(([name]) => !names || names.includes(name));
}

const isReady = async (url: string): Promise<boolean> =>
  (await fetch(url).catch(() => undefined))?.ok ?? false;

/** Whether a connection to the host and port of a URL succeeds. */
function isPortInUse(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/**
 * Measures requests per second with wrk: 32 connections, on the last core.
 *
 * @throws Error if there are socket errors or responses with another status than 2xx
 */
export function requestsPerSecond(url: string, { seconds = 5, encoding = 'br' } = {}): number {
  const last = String(availableParallelism() - 1);
  const wrk = [program('wrk'), '-t1', '-c32', `-d${seconds}s`];
  const out = execFileSync(
    program('taskset'),
    ['-c', last, ...wrk, '-H', `Accept-Encoding: ${encoding}`, url],
    { encoding: 'utf8' },
  );
  if (/Non-2xx|Socket errors/.test(out)) throw new Error(out);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(out)?.[1]);
}

/** Resident memory of a process, in MB. */
export function residentMegabytes(pid: number): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Math.round(Number(kilobytes) / 1024);
}

/** CPU time of a process and its children in seconds, from `/proc` of Linux. */
export function cpuSeconds(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  const ticks = [String(pid), ...children].filter(Boolean).flatMap((id) => {
    // The name of the program, in parentheses, may contain spaces and parentheses.
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return [Number(fields[11]), Number(fields[12])];
  });
  return ticks.reduce((sum, count) => sum + count, 0) / 100;
}
