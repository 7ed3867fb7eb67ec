import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 A and AA, of which axe leaves out some unless asked, and what is good practice beyond. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong with a page as it stands: each rule, with the element that breaks it. With
 * `forced` colours it cannot tell which ones are drawn, and contrast is the system's own matter.
 */
export async function faultsOf(
  page: Page,
  { forced = false } = {},
): Promise<[rule: string, element: string][]> {
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: { type: 'tag', values: TAGS },
      rules: {
        'label-content-name-mismatch': { enabled: true },
        'color-contrast': { enabled: !forced },
      },
    })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }): [string, string] => [id, html.slice(0, 300)]),
  );
}
