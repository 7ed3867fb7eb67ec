import type { Page } from '@playwright/test';

/** Records the layout shifts of pages from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as Window & { shifted?: () => number };
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & { value: number })[]) sum += entry.value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    watched.shifted = () => {
      add(observer.takeRecords());
      return sum;
    };
  });
}

/** The sum of the layout shifts since the page was loaded. */
export const shifts = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifted(): number }).shifted());
