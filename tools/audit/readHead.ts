import type { FoundPage } from './crawl.ts';

/** A node of a JSON-LD graph. */
export type JsonLdNode = { '@type': string } & Record<string, unknown>;

/** Metadata of a page. */
export interface PageHead {
  title: string;
  description: string;
  canonical: string | undefined;
  /** URLs by `hreflang`, including `x-default`. */
  alternates: ReadonlyMap<string, string>;
  /** The JSON-LD graph. */
  nodes: JsonLdNode[];
  /** Titles in the visible breadcrumb, from the home page to this first. */
  breadcrumb: string[];
}

/** @throws SyntaxError if the structured data is not valid JSON */
export function readHead({ html }: FoundPage): PageHead {
  const head = html.slice(0, html.indexOf('</head>'));
  const first = (pattern: RegExp) => decode(pattern.exec(head)?.[1] ?? '');
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1];
  const nav = /class="Breadcrumb[^"]*">(.*?)<\/nav>/s.exec(html)?.[1] ?? '';
  return {
    title: first(/<title>([^<]*)</),
    description: first(/<meta name="description" content="([^"]*)"/),
    canonical: first(/<link rel="canonical" href="([^"]*)"/) || undefined,
    alternates: new Map(
      Array.from(
        head.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi),
        ([, lang = '', href = '']) => [lang, decode(href)],
      ),
    ),
    nodes: json ? JSON.parse(json)['@graph'] : [],
    breadcrumb: Array.from(nav.matchAll(/<li[^>]*>(.*?)<\/li>/gs), ([, step = '']) =>
      decode(step.replace(/<[^>]*>/g, '')),
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

/** Decodes the entities that React writes. */
function decode(text: string): string {
  return text.replace(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}
