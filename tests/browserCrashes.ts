import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';

/** Errors of a test whose browser process has ended. */
const CRASH = /(browser has been closed|Target crashed|Browser closed)/;

/**
 * Reporter that fails the run if a test passed only on its second attempt, unless its browser crashed
 * in the first one. Retries are on for such crashes alone: one was seen in about 2,000 tests.
 */
export default class BrowserCrashes implements Reporter {
  readonly #retried = new Set<TestCase>();

  onTestEnd(test: TestCase): void {
    if (test.results.length > 1) this.#retried.add(test);
  }

  async onEnd(): Promise<{ status?: FullResult['status'] } | undefined> {
    const flaky = [...this.#retried].filter(
      (test) => test.outcome() === 'flaky' && !CRASH.test(test.results[0]?.error?.message ?? ''),
    );
    for (const test of flaky) console.log(`Flaky: ${test.titlePath().filter(Boolean).join(' › ')}`);
    return flaky.length > 0 ? { status: 'failed' } : undefined;
  }

  printsToStdio(): boolean {
    return false;
  }
}
