/** RSS 2.0, as its readers know it: with the address of the feed itself, and pictures. */
import type { Locale } from '../../domain/locale.ts';
import { element, escaped, textElement, XML } from '../../domain/xml.ts';

export interface FeedItem {
  title: string;
  /** The whole address of its page, by which readers know it again. */
  link: string;
  description: string | undefined;
  categories: readonly string[];
  /** The whole address of its picture. */
  picture: string;
  /** When it came to this site. */
  published: Date | undefined;
}

export interface Feed {
  title: string;
  description: string;
  locale: Locale;
  /** The whole addresses of the page that lists the same, and of the feed. */
  link: string;
  self: string;
  items: readonly FeedItem[];
}

/** Writes a feed, what came last first; what came together stays in its order. */
export function writeRss({ title, description, locale, link, self, items }: Feed): string {
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
