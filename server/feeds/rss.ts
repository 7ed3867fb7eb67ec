/** RSS 2.0 with pictures and the feed's own address. */

import { element, escaped, textElement, XML } from '../../domain/format/xml.ts';
import type { Locale } from '../../domain/locale.ts';

export interface FeedItem {
  title: string;
  /** Absolute URL of its page, also its guid. */
  link: string;
  description: string | undefined;
  categories: readonly string[];
  /** Absolute URL of its picture. */
  picture: string;
  /** First appearance on this site. */
  published: Date | undefined;
}

export interface Feed {
  title: string;
  description: string;
  locale: Locale;
  /** Absolute URLs of the page with the same list, and of the feed. */
  link: string;
  self: string;
  items: readonly FeedItem[];
}

/** Renders a feed, newest items first; items of the same time keep their order. */
export function renderRss({ title, description, locale, link, self, items }: Feed): string {
  const time = ({ published }: FeedItem) => published?.getTime() ?? 0;
  const inOrder = items.toSorted((a, b) => time(b) - time(a));
  return (
    XML +
    element(
      'rss',
      {
        version: '2.0',
        'xmlns:atom': 'http://www.w3.org/2005/Atom',
        'xmlns:media': 'http://search.yahoo.com/mrss/',
      },
      element(
        'channel',
        {},
        textElement('title', title),
        textElement('link', link),
        textElement('description', description),
        textElement('language', locale),
        textElement('lastBuildDate', inOrder[0]?.published?.toUTCString()),
        element('atom:link', { rel: 'self', type: 'application/rss+xml', href: self }),
        ...inOrder.map(itemElement),
      ),
    )
  );
}

const itemElement = (item: FeedItem) =>
  element(
    'item',
    {},
    textElement('title', item.title),
    textElement('link', item.link),
    element('guid', { isPermaLink: 'true' }, escaped(item.link)),
    textElement('description', item.description),
    textElement('pubDate', item.published?.toUTCString()),
    ...item.categories.map((category) => textElement('category', category)),
    element('media:content', { url: item.picture, medium: 'image', type: 'image/jpeg' }),
  );
