/** Reporters of Vitest and Playwright that print the slowest tests after a run. */
import type {
  Reporter as PlaywrightReporter,
  TestCase,
  TestResult,
} from '@playwright/test/reporter';
import type { Reporter as VitestReporter } from 'vitest/node';

interface Duration {
  name: string;
  milliseconds: number;
}

function printSlowest(title: string, durations: Duration[]): void {
  const slowest = durations.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 10);
  if (slowest.length < 2) return;
  console.log(`\n${title}`);
  for (const { name, milliseconds } of slowest) {
    console.log(`${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${name.slice(0, 120)}`);
  }
}

/** For Vitest: tests, and files with their hooks, in which most integration tests start a site. */
export const slowestVitestTests: VitestReporter = {
  onTestRunEnd(modules) {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        name: `${module.relativeModuleId} › ${test.fullName}`,
        milliseconds: test.diagnostic()?.duration ?? 0,
      })),
    );
    const files = modules.map((module) => ({
      name: module.relativeModuleId,
      milliseconds: module.diagnostic().duration,
    }));
    printSlowest('Slowest tests', tests);
    printSlowest('Slowest files', files);
  },
};

/** For Playwright, which takes a reporter as the default export of a module. */
export default class SlowestBrowserTests implements PlaywrightReporter {
  readonly #durations: Duration[] = [];

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    const name = test.titlePath().filter(Boolean).join(' › ');
    this.#durations.push({ name, milliseconds: duration });
  }

  onEnd(): void {
    printSlowest('Slowest browser tests', this.#durations);
  }

  printsToStdio(): boolean {
    return false;
  }
}
