/** RSS feeds of articles and events, one per language. */
import type { Catalogue } from '../../domain/content/catalogue.ts';
import type { Event } from '../../domain/content/event.ts';
import type { EntryOf, Kind } from '../../domain/content/kinds.ts';
import { entryPicture } from '../../domain/content/picture.ts';
import { translatedLocales } from '../../domain/content/translations.ts';
import { dateFormat } from '../../domain/format/formatters.ts';
import { type Locale, textIn } from '../../domain/locale.ts';
import { entryPath } from '../../domain/pages.ts';
import { messages } from '../messages.ts';
import { pictureUrl, type SiteAddress } from './publicUrls.ts';
import { type FeedItem, renderRss } from './rss.ts';

/** `/{locale}/articles/feed.xml`: articles and stories. Stories are shown on one page. */
export function articlesFeed(locale: Locale, catalogue: Catalogue, site: SiteAddress): string {
  const make = itemMaker(locale, catalogue, site);
  return feedOf('articles', locale, catalogue, site, [
    ...catalogue.articles.all.flatMap((article) =>
      make('articles', article, entryPath('articles', article._id)),
    ),
    ...catalogue.stories.all.flatMap((story) =>
      make('stories', story, `/inspiration#${story._id}`),
    ),
  ]);
}

/**
 * `/{locale}/events/feed.xml`: events in the order of their first appearance, with days or season.
 */
export function eventsFeed(locale: Locale, catalogue: Catalogue, site: SiteAddress): string {
  const make = itemMaker(locale, catalogue, site);
  const items = catalogue.events.all.flatMap((event) =>
    make('events', event, entryPath('events', event._id), {
      when: whenOf(event, locale),
      category: messages(locale, ['events']).events.kinds[event.kind],
    }),
  );
  return feedOf('events', locale, catalogue, site, items);
}

/** The feed of a list, with the title of its page. */
function feedOf(
  list: 'articles' | 'events',
  locale: Locale,
  catalogue: Catalogue,
  { url }: SiteAddress,
  items: readonly FeedItem[],
): string {
  const page = catalogue.pages.get(list);
  const title = page ? textIn(page.title, locale) : list;
  const link = `${url}/${locale}/${list}`;
  return renderRss({
    title: `${title} · Fes-Meknes`,
    description: page?.summary ? textIn(page.summary, locale) : title,
    locale,
    link,
    self: `${link}/feed.xml`,
    items,
  });
}

type FeedEntry = EntryOf<'articles' | 'stories' | 'events'>;

/** The feed item of an entry; undefined for examples and for entries without this language. */
function itemMaker(locale: Locale, catalogue: Catalogue, site: SiteAddress) {
  return (
    kind: Kind,
    entry: FeedEntry,
    path: string,
    { when, category }: { when?: string | undefined; category?: string } = {},
  ): FeedItem[] => {
    if (!translatedLocales(entry).includes(locale)) return [];
    const tags = entry.tags.flatMap((slug) => catalogue.tags.get(slug)?.name ?? []);
    const summary = entry.summary && textIn(entry.summary, locale);
    return [
      {
        title: textIn(entry.title, locale),
        link: `${site.url}/${locale}${path}`,
        description: [summary, when].filter(Boolean).join(' '),
        categories: [...(category ? [category] : []), ...tags.map((name) => textIn(name, locale))],
        picture: pictureUrl(entryPicture(kind, entry).src, site),
        published: catalogue.moments(kind, entry._id)?.created,
      },
    ];
  };
}

/** The announced days, else the usual months. */
function whenOf({ dates, bestTime }: Event, locale: Locale): string | undefined {
  const format = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const days = dates.map(({ start, end }) => format.formatRange(new Date(start), new Date(end)));
  return days.length > 0 ? `${days.join('; ')}.` : bestTime && textIn(bestTime, locale);
}
