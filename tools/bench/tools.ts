import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Finding } from '../../scripts/finding.ts';
import { findProgram } from '../../scripts/needs.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A folder that is gone when the bench has ended. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fm-bench-'));
  folders.push(folder);
  return folder;
}

/** Where a program is that the section has named among its needs. */
export function program(name: string): string {
  const found = findProgram(name);
  if (!found) throw new Finding(`This needs ${name}`);
  return found;
}

export interface Process {
  pid: number;
  /** Asks it to end, and waits until it has and answers no more. */
  stop(): Promise<void>;
  /** Ends it without a word, and waits until it has. */
  kill(): Promise<void>;
}

/** How long a server may take for its start, in ms: that of a fresh clone installs and builds. */
const MOST = 600_000;

/** What runs, each in a process group of its own, so that a signal reaches what npm started, too. */
const running = new Set<ChildProcess>();

function signalTo(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid && child.exitCode === null && child.signalCode === null) {
    process.kill(-child.pid, name);
  }
}

/** Ends all that was started and still runs, without a word. */
export function endProcesses(): void {
  for (const child of running) signalTo(child, 'SIGKILL');
}

process.once('exit', endProcesses);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    endProcesses();
    // Who has more to take away ends the process itself.
    if (process.listenerCount(signal) === 1) process.exit(130);
  });
}

/**
 * Starts a program and waits until `url` answers; gives the milliseconds that took.
 *
 * @throws Finding when something else answers at the port of `url`, or the program ends
 */
export async function serve(
  command: string,
  parameters: string[],
  url: string,
  options: { env?: Record<string, string>; cwd?: string } = {},
): Promise<Process & { ms: number }> {
  if (await isTaken(url)) {
    throw new Finding(`Port ${new URL(url).port} is taken: end what listens there, then try again`);
  }
  const started = performance.now();
  const child = spawn(command, parameters, {
    cwd: options.cwd ?? ROOT,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  running.add(child);
  const signal = (name: NodeJS.Signals) => signalTo(child, name);
  const ended = new Promise<void>((done) => {
    child.once('exit', () => {
      running.delete(child);
      done();
    });
  });
  while (!(await answers(url))) {
    const how = child.exitCode ?? child.signalCode;
    if (how !== null) throw new Finding(`${command} ${parameters.join(' ')} ended with ${how}`);
    if (performance.now() - started > MOST) {
      signal('SIGKILL');
      throw new Finding(`${command} ${parameters.join(' ')} does not answer at ${url}`);
    }
    await new Promise((go) => setTimeout(go, 10));
  }
  return {
    pid: child.pid ?? 0,
    ms: performance.now() - started,
    async stop() {
      signal('SIGTERM');
      await ended;
      while (await fetch(url).catch(() => undefined)) await new Promise((go) => setTimeout(go, 10));
    },
    async kill() {
      signal('SIGKILL');
      await ended;
    },
  };
}

const answers = async (url: string): Promise<boolean> =>
  (await fetch(url).catch(() => undefined))?.ok ?? false;

/** Whether somebody listens at the port of an address. */
function isTaken(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((tell) => {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.once('connect', () => tell(true)).once('error', () => tell(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** Requests per second of one address, with 32 connections for some seconds, asked by the last core. */
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

/** The memory that a process holds, in MB. */
export function residentMegabytes(pid: number): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Math.round(Number(kilobytes) / 1024);
}

/** The processor time that a process and those that it has started have used, as Linux counts it. */
export function cpuSeconds(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  const ticks = [String(pid), ...children].filter(Boolean).flatMap((id) => {
    // What stands before the last bracket is the program's name, which may hold anything.
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return [Number(fields[11]), Number(fields[12])];
  });
  return ticks.reduce((all, some) => all + some, 0) / 100;
}
