import type { MetaDescriptor } from 'react-router';
import { teaserOf } from '../../domain/format/excerpt.ts';
import type { Locale, LocalizedText } from '../../domain/locale.ts';
import { localize } from '../i18n/localize.tsx';
import type { SiteConfig } from './siteContext.ts';

/**
 * Data of a page for the head of the document. Tags for machines are not sent to browsers as data:
 * `seo/` writes them.
 */
export interface Head {
  title: string;
  description: string;
  /** True for pages that are not indexed: personal pages, examples, form results. */
  unlisted?: boolean;
  /** Canonical path with the language, if the page has several addresses. */
  canonical?: string;
}

/** The head of an entry's page: title, and summary or beginning of the text. */
export function entryHead(
  entry: { summary?: LocalizedText | undefined; description?: LocalizedText | undefined },
  locale: Locale,
  title: string,
): Head {
  const summary = localize(entry.summary ?? entry.description, locale);
  return { title, description: teaserOf(summary?.text ?? title) };
}

interface Shown {
  loaderData?: { head: Head } | undefined;
  location: { pathname: string };
  matches: readonly ({ loaderData?: unknown } | undefined)[];
}

/**
 * Title, description and canonical address. Browsers use them too: phones share the canonical
 * address.
 */
export function pageMeta({ loaderData, location, matches: [root] }: Shown): MetaDescriptor[] {
  if (!loaderData) return [{ title: 'Fes-Meknes' }];
  const { title, description, unlisted, canonical = location.pathname } = loaderData.head;
  const config: SiteConfig = Object(root?.loaderData).config;
  return [
    { title: `${title} · Fes-Meknes` },
    { name: 'description', content: description },
    ...(unlisted
      ? []
      : [{ tagName: 'link' as const, rel: 'canonical', href: config.url + canonical }]),
  ];
}
