import { renderToStaticMarkup } from 'react-dom/server';
import type { EntryContext } from 'react-router';
import { translatedLocales } from '../../domain/content/translations.ts';
import { entryForPath } from '../../domain/entryForPath.ts';
import { splitLocale } from '../../domain/locale.ts';
import { breadcrumbJsonLd } from '../../domain/schema-org/lists.ts';
import type { Head } from '../lib/pageMeta.ts';
import type { Site } from '../lib/siteContext.ts';
import { jsonLdOfEntry } from './jsonLd.ts';
import { breadcrumbSteps } from './jsonLdBreadcrumbs.ts';
import { SeoHead } from './SeoHead.tsx';

/** Rendered tags of a page. */
export interface RenderedHead {
  /** For the head of the document. */
  markup: string;
  /** False for pages that are not indexed. */
  isListed: boolean;
}

/**
 * Renders the tags for search engines and messengers of an address. The server inserts them into
 * the finished document, so that browsers load no code for them.
 */
export function renderSeoHead(
  { catalogue, config, settings }: Site,
  address: URL,
  loaderData: EntryContext['staticHandlerContext']['loaderData'],
): RenderedHead | undefined {
  const head: Head | undefined = Object.values(loaderData).find((given) => given?.head)?.head;
  const { locale, rest: path } = splitLocale(head?.canonical ?? address.pathname);
  if (!locale || !head) return undefined;
  const siteUrl = config.url;
  const entry = entryForPath(catalogue, path);
  const translated = entry ? translatedLocales(entry.data) : [];
  const isListed = !head.unlisted && translated.includes(locale);
  // With a query it is a view of the page that its canonical address names.
  const isWhole = isListed && address.search === '';
  const context = { catalogue, locale, siteUrl };
  const steps = isWhole && entry ? breadcrumbSteps(catalogue, locale, entry, path) : [];
  const things =
    isWhole && entry
      ? [
          ...jsonLdOfEntry(context, settings, entry, path),
          ...(steps.length > 0 ? [breadcrumbJsonLd(context, steps)] : []),
        ]
      : [];
  const locales = isWhole ? translated : [];
  const props = { head, locale, path, siteUrl, entry, locales, things };
  return { markup: renderToStaticMarkup(<SeoHead {...props} />), isListed };
}
