/** Measures the first and second `npm start` of a fresh clone, until `/readyz` responds. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { newFolder, ROOT, serve } from './tools.ts';

export async function starts(): Promise<Record<string, string>> {
  const home = newFolder();
  const clone = join(home, 'clone');
  execFileSync('git', ['clone', '--quiet', ROOT, clone]);
  const start = async () => {
    const env = { HOME: home, PORT: '4803', LOG_LEVEL: 'warn' };
    const site = await serve('npm', ['start', '--silent'], 'http://127.0.0.1:4803/readyz', {
      env,
      cwd: clone,
    });
    await site.stop();
    return `${(site.ms / 1000).toFixed(1)} s`;
  };
  return {
    'first start (install, build, seed)': await start(),
    'second start (goal about 1 s)': await start(),
  };
}
