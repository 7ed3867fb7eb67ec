import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

export const ROOT = new URL('..', import.meta.url).pathname;

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

/** Where a program of Debian's is; ends the bench with what to install where it is missing. */
export function program(name: string, debianPackage: string): string {
  const found = spawnSync('which', [name], {
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
    encoding: 'utf8',
  });
  if (found.status === 0) return found.stdout.trim();
  throw new Error(`This bench needs ${name}: apt-get install ${debianPackage}`);
}

export interface Process {
  pid: number;
  /** Asks it to end, and waits until it has and answers no more. */
  stop(): Promise<void>;
  /** Ends it without a word, and waits until it has. */
  kill(): Promise<void>;
}

/** Starts a program and waits until `url` answers; gives the milliseconds that took. */
export async function serve(
  command: string,
  parameters: string[],
  url: string,
  options: { env?: Record<string, string>; cwd?: string } = {},
): Promise<Process & { ms: number }> {
  const started = performance.now();
  const child = spawn(command, parameters, {
    cwd: options.cwd ?? ROOT,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'ignore', 'inherit'],
    // In a group of its own, so that a stop reaches what npm started, too.
    detached: true,
  });
  const signal = (name: NodeJS.Signals) => {
    if (child.pid && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, name);
  };
  const killAtExit = () => signal('SIGKILL');
  process.once('exit', killAtExit);
  const ended = new Promise<void>((done) => {
    child.once('exit', () => {
      process.off('exit', killAtExit);
      done();
    });
  });
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) break;
    if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}`);
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

/** Requests per second of one address, with 32 connections for some seconds, asked by the last core. */
export function requestsPerSecond(url: string, { seconds = 5, encoding = 'br' } = {}): number {
  const last = String(availableParallelism() - 1);
  const wrk = [program('wrk', 'wrk'), '-t1', '-c32', `-d${seconds}s`];
  const out = execFileSync(
    program('taskset', 'util-linux'),
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
