import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { default as Axe, RunOptions } from 'axe-core';
import { animationsEnd } from './animations.ts';

/** WCAG 2.2 A and AA, some of which axe checks only on request, and its best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Options {
  /** Selector of the part to check. */
  within?: string;
  /** The page has forced colours: axe cannot know them, so their contrast is not checked. */
  forcedColors?: boolean;
  /** Rules that do not apply. */
  except?: string[];
  /** Checks these rules alone. */
  only?: string[];
}

/**
 * The rules that a page breaks after its animations have ended, each with the element concerned.
 *
 * axe runs in the page itself, in one third of the time of `@axe-core/playwright`, which also checks
 * frames (there are none) and merges results in a second page.
 */
export async function axeViolations(
  page: Page,
  { within, forcedColors = false, except = [], only }: Options = {},
): Promise<[rule: string, element: string][]> {
  // While an element fades in, its contrast is too low.
  await animationsEnd(page);
  await page.evaluate(`${SOURCE}; undefined`);
  const options: RunOptions = {
    runOnly: only ? { type: 'rule', values: only } : { type: 'tag', values: TAGS },
    rules: {
      'label-content-name-mismatch': { enabled: true },
      'color-contrast': { enabled: !forcedColors },
      ...Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
    },
    resultTypes: ['violations'],
    // Selectors of all checked elements, and style sheets and sounds loaded again for rules that are
    // not used here: together they take up to half of the time on long lists.
    selectors: false,
    preload: false,
  };
  return page.evaluate(
    async ([part, settings]) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      const { violations } = await axe.run(part ?? document, settings);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }): [string, string] => [id, html.slice(0, 300)]),
      );
    },
    [within, options] as const,
  );
}
