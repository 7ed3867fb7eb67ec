import type { MetaDescriptor } from 'react-router';
import type { Locale, LocalizedText } from '../../domain/locale.ts';
import { teaserOf } from '../../domain/teaser.ts';
import { wordsIn } from '../i18n/words.tsx';
import type { SiteConfig } from '../site.ts';

/**
 * What a loader says of its page for the head of the document. What is for machines alone is not
 * shipped to browsers: `machines/` tells it, from the page's address.
 */
export interface Head {
  title: string;
  description: string;
  /** True for what is no page to be found: a visitor's own, an example, an answer to a form. */
  unlisted?: boolean;
}

/** The head of a page with the words of an entry: its title, its summary or how it begins. */
export function headOf(
  entry: { summary?: LocalizedText | undefined; description?: LocalizedText | undefined },
  locale: Locale,
  title: string,
): Head {
  const words = wordsIn(entry.summary ?? entry.description, locale);
  return { title, description: teaserOf(words?.text ?? title) };
}

interface Shown {
  loaderData?: { head: Head } | undefined;
  location: { pathname: string };
  matches: readonly ({ loaderData?: unknown } | undefined)[];
}

/**
 * Title, description and canonical address, which browsers read as well: what is shared from the
 * share sheet of a phone is the canonical address of the page that is open.
 */
export function pageMeta({ loaderData, location, matches: [root] }: Shown): MetaDescriptor[] {
  if (!loaderData) return [{ title: 'Fes-Meknes' }];
  const { title, description, unlisted } = loaderData.head;
  const config: SiteConfig = Object(root?.loaderData).config;
  const canonical = {
    tagName: 'link' as const,
    rel: 'canonical',
    href: config.url + location.pathname,
  };
  return [
    { title: `${title} · Fes-Meknes` },
    { name: 'description', content: description },
    ...(unlisted ? [] : [canonical]),
  ];
}
