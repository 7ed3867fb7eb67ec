import { afterEach, expect, test, vi } from 'vitest';
import { missingOf } from './needs.ts';

afterEach(() => vi.unstubAllEnvs());

test('what is missing is told in one line, with what to do', async () => {
  vi.stubEnv('PATH', '/nowhere');
  expect(await missingOf(['wrk', 'java', 'wrk'])).toBe(
    'Missing: wrk (apt-get install wrk); java (apt-get install default-jre-headless)',
  );
  expect(await missingOf([])).toBeUndefined();
});
