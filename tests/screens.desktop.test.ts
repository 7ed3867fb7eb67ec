import { expect } from '@playwright/test';
import { FULL } from '../server/testing/full.ts';
import { accessibilityTreeIssues } from './accessibilityTree.ts';
import { axeViolations } from './axe.ts';
import { collectErrors, test, WITH_MOTION, waitForAfterLoad } from './fixtures.ts';
import { LAYOUTS, ONE_OF_EACH, SCREENS } from './screens.ts';
import { shifts, watchShifts } from './shifts.ts';
import { expectNoSidewaysScroll } from './sidewaysScroll.ts';

// The phone loads the real pictures of every screen. Their space is reserved: none moves the page.
test.use({ ...WITH_MOTION, pictures: FULL ? 'rendered' : 'empty' });

/** The narrow screen has every part of the wide one in its main content, which differs by its layout only. */
const CHECKED = FULL ? ONE_OF_EACH : new Set(LAYOUTS);

for (const screen of FULL ? SCREENS : new Set([...ONE_OF_EACH, ...LAYOUTS])) {
  test(`${screen || 'home'} is accessible and stable, without errors`, async ({ page }) => {
    const errors = collectErrors(page);
    await watchShifts(page);
    await page.goto(`/en${screen}`);
    await waitForAfterLoad(page);
    await expectNoSidewaysScroll(page);
    if (CHECKED.has(screen)) {
      expect(await axeViolations(page)).toEqual([]);
      expect(await accessibilityTreeIssues(page)).toEqual([]);
    }
    expect(await shifts(page)).toBeLessThan(0.01);
    expect(errors).toEqual([]);
  });
}
