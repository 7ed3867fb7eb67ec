import { afterEach, expect, test, vi } from 'vitest';
import { missingOf } from './needs.ts';

afterEach(() => vi.unstubAllEnvs());

test('missing programs are listed in one line, with how to install them', async () => {
  vi.stubEnv('PATH', '/nowhere');
  expect(await missingOf(['wrk', 'java', 'wrk'])).toBe(
    'Missing: wrk (apt-get install wrk); java (apt-get install default-jre-headless)',
  );
  expect(await missingOf([])).toBeUndefined();
});
