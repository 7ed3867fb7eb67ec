import type { FoundPage } from './crawl.ts';

export type Thing = { '@type': string } & Record<string, unknown>;

/** What machines read of a page. */
export interface HeadOfPage {
  title: string;
  description: string;
  canonical: string | undefined;
  /** Addresses by language, `x-default` among them. */
  alternates: ReadonlyMap<string, string>;
  /** What the page shows, in the words of schema.org. */
  things: Thing[];
  /** The breadcrumb that visitors see, from the home page to this one. */
  breadcrumb: string[];
}

/** @throws SyntaxError for structured data that is no JSON */
export function readHead({ html }: FoundPage): HeadOfPage {
  const head = html.slice(0, html.indexOf('</head>'));
  const one = (pattern: RegExp) => decoded(pattern.exec(head)?.[1] ?? '');
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1];
  const nav = /class="Breadcrumb[^"]*">(.*?)<\/nav>/s.exec(html)?.[1] ?? '';
  return {
    title: one(/<title>([^<]*)</),
    description: one(/<meta name="description" content="([^"]*)"/),
    canonical: one(/<link rel="canonical" href="([^"]*)"/) || undefined,
    alternates: new Map(
      Array.from(
        head.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi),
        ([, lang = '', href = '']) => [lang, decoded(href)],
      ),
    ),
    things: json ? JSON.parse(json)['@graph'] : [],
    breadcrumb: Array.from(nav.matchAll(/<li[^>]*>(.*?)<\/li>/gs), ([, step = '']) =>
      decoded(step.replace(/<[^>]*>/g, '')),
    ),
  };
}

const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};

/** Text as React escapes it, as it was. */
function decoded(text: string): string {
  return text.replace(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}
