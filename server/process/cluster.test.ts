import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_POSTGRES, makeTestPlace, type TestPlace } from '../testing/testSite.ts';

describe.runIf(HAS_POSTGRES)('several processes on one port', () => {
  let place: TestPlace;
  let first: ChildProcess;
  let url = '';
  const lines: string[] = [];
  const output = new EventEmitter<{ line: [] }>();

  beforeAll(async () => {
    place = await makeTestPlace('PostgreSQL');
    first = spawn(process.execPath, ['server/main.ts'], {
      env: {
        ...process.env,
        ...place.env,
        WEB_CONCURRENCY: '2',
        DRAIN_SECONDS: '0',
        LOG_LEVEL: 'error',
        NODE_ENV: 'production',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (first.stdout) {
      createInterface(first.stdout).on('line', (line) => {
        lines.push(line);
        output.emit('line');
      });
    }
    url = await outputOf(/^Fes-Meknes is at (\S+), by 2 processes$/);
  });
  afterAll(async () => {
    first.kill('SIGKILL');
    await place.remove();
  });

  /** Waits for a line of output, and returns the first group of the pattern. */
  async function outputOf(pattern: RegExp): Promise<string> {
    for (;;) {
      const found = lines.map((line) => pattern.exec(line)?.[1]).find(Boolean);
      if (found) return found;
      if (first.exitCode !== null) throw new Error(`It ended, and no output matches ${pattern}`);
      await Promise.race([once(output, 'line'), once(first, 'exit')]);
    }
  }
  const workers = () =>
    execFileSync('pgrep', ['-P', String(first.pid)], { encoding: 'utf8' })
      .trim()
      .split('\n');
  /** Sends a request on a new connection. */
  const request = (path: string) => fetch(url + path, { headers: { connection: 'close' } });

  it('share requests and metrics', async () => {
    for (let count = 0; count < 10; count++) expect((await request('/healthz')).status).toBe(200);
    const metrics = await (await request('/metrics')).text();
    const counted = /^http_request_duration_seconds_count\{part="page",status="200"\} (\d+)$/m;
    expect(Number(counted.exec(metrics)?.[1])).toBe(10);
    const versions = /^content_version (\d+)$/m.exec(metrics)?.[1];
    const { data } = (await (await request('/api/tags')).json()) as { data: unknown[] };
    expect(Number(versions)).toBeGreaterThan(0);
    expect(data.length).toBeGreaterThan(0);
  });

  it('keep responding when one is killed, and replace it', async () => {
    const before = workers();
    expect(before).toHaveLength(2);
    process.kill(Number(before[0]), 'SIGKILL');
    await outputOf(/"signal":"SIGKILL".*(another starts)/);
    for (let count = 0; count < 10; count++) expect((await request('/en')).status).toBe(200);
    await expect.poll(workers).toHaveLength(2);
    expect(workers()).toContain(before[1]);
  });

  it('stop together on SIGTERM', async () => {
    const ended = once(first, 'exit');
    first.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    await expect(request('/healthz')).rejects.toThrow();
  });
});
