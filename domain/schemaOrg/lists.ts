import type { BreadcrumbList, ItemList } from 'schema-dts';
import { addressOf, type Telling } from './telling.ts';

/** A step on the way to a page: the path below the language, and what the page calls it. */
export interface Step {
  path: string;
  name: string;
}

/** The way from the home page to a page, the page itself last. */
export function breadcrumbsThing(telling: Telling, steps: readonly Step[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(telling, path),
    })),
  };
}

/** What a list page leads to, in its order; each says the rest on its own page. */
export function listThing(telling: Telling, name: string, paths: readonly string[]): ItemList {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: paths.length,
    itemListElement: paths.map((path, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: addressOf(telling, path),
    })),
  };
}
