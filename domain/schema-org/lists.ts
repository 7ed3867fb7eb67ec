import type { BreadcrumbList, ItemList } from 'schema-dts';
import { absoluteUrl, type JsonLdContext } from './context.ts';

/** A breadcrumb: the path after the language, and its name. */
export interface BreadcrumbStep {
  path: string;
  name: string;
}

/** Breadcrumbs from the home page to a page, which is last. */
export function breadcrumbJsonLd(
  context: JsonLdContext,
  steps: readonly BreadcrumbStep[],
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(context, path),
    })),
  };
}

/** The entries of a list page in order, by URL. */
export function itemListJsonLd(
  context: JsonLdContext,
  name: string,
  paths: readonly string[],
): ItemList {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: paths.length,
    itemListElement: paths.map((path, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absoluteUrl(context, path),
    })),
  };
}
