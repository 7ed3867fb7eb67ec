/**
 * A selector such as `> * + *` or `nav + :not(nav)` makes browsers compute the styles of a whole page again
 * whenever an element is inserted beside its large parts: a tenth of a second on a phone.
 */
import { expect, type Page } from '@playwright/test';
import { test, waitForAfterLoad } from './fixtures.ts';

interface TraceEvent {
  name: string;
  args?: { elementCount?: number };
}

/** Inserts an element before the last one of the body and removes it again. */
function insertAndRemove(page: Page): Promise<void> {
  return page.evaluate(() => {
    const element = document.createElement('i');
    document.body.lastElementChild?.before(element);
    getComputedStyle(document.body).color;
    element.remove();
    getComputedStyle(document.body).color;
  });
}

for (const path of ['/en', '/en/contact', '/en/itinerary', '/en/practical-info']) {
  test(`an insertion into ${path} leaves the styles of most elements alone`, async ({
    page,
    browser,
  }) => {
    await page.goto(path);
    await waitForAfterLoad(page);
    await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
    await insertAndRemove(page);
    const trace = JSON.parse((await browser.stopTracing()).toString());
    const counts = (trace.traceEvents as TraceEvent[])
      .filter(({ name }) => name === 'UpdateLayoutTree')
      .map(({ args }) => args?.elementCount ?? 0);
    expect(counts.length).toBeGreaterThan(0);
    // Those that follow another one in some list are computed again.
    const all = await page.locator('body *').count();
    expect(Math.max(...counts)).toBeLessThan(all / 3);
  });
}
