/** The feeds of what is read and of what happens, a language each. */
import type { Catalogue } from '../../domain/catalogue.ts';
import type { Event } from '../../domain/event.ts';
import type { EntryOf, Kind } from '../../domain/kinds.ts';
import { type Locale, textIn } from '../../domain/locale.ts';
import { pictureOf } from '../../domain/picture.ts';
import { localesOf } from '../../domain/translations.ts';
import { pictureAddress, type SiteAddress } from './addresses.ts';
import { eventWords } from './eventWords.ts';
import { type FeedItem, writeRss } from './rss.ts';

/** `/{locale}/articles/feed.xml`: articles, and stories, which have their place on one page. */
export function articlesFeed(locale: Locale, catalogue: Catalogue, site: SiteAddress): string {
  const make = itemMaker(locale, catalogue, site);
  return feedOf('articles', locale, catalogue, site, [
    ...catalogue.articles.all.flatMap((article) =>
      make('articles', article, `/articles/${article._id}`),
    ),
    ...catalogue.stories.all.flatMap((story) =>
      make('stories', story, `/inspiration#${story._id}`),
    ),
  ]);
}

/** `/{locale}/events/feed.xml`: events as they come to the site, each with its days or its season. */
export function eventsFeed(locale: Locale, catalogue: Catalogue, site: SiteAddress): string {
  const make = itemMaker(locale, catalogue, site);
  const items = catalogue.events.all.flatMap((event) =>
    make('events', event, `/event/${event._id}`, {
      when: whenOf(event, locale),
      category: eventWords(locale).kinds[event.kind],
    }),
  );
  return feedOf('events', locale, catalogue, site, items);
}

/** The feed of a list, under the words that its page has. */
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
  return writeRss({
    title: `${title} · Fes-Meknes`,
    description: page?.summary ? textIn(page.summary, locale) : title,
    locale,
    link,
    self: `${link}/feed.xml`,
    items,
  });
}

type Told = EntryOf<'articles' | 'stories' | 'events'>;

/** Makes the item of an entry; none of an example, and none in a language that it is not written in. */
function itemMaker(locale: Locale, catalogue: Catalogue, site: SiteAddress) {
  return (
    kind: Kind,
    entry: Told,
    path: string,
    { when, category }: { when?: string | undefined; category?: string } = {},
  ): FeedItem[] => {
    if (entry.sample || !localesOf(entry).includes(locale)) return [];
    const tags = entry.tags.flatMap((slug) => catalogue.tags.get(slug)?.name ?? []);
    const summary = entry.summary && textIn(entry.summary, locale);
    return [
      {
        title: textIn(entry.title, locale),
        link: `${site.url}/${locale}${path}`,
        description: [summary, when].filter(Boolean).join(' '),
        categories: [...(category ? [category] : []), ...tags.map((name) => textIn(name, locale))],
        picture: pictureAddress(pictureOf(kind, entry).src, site),
        published: catalogue.moments(kind, entry._id)?.created,
      },
    ];
  };
}

/** The announced days, else in words when it usually is. */
function whenOf({ dates, bestTime }: Event, locale: Locale): string | undefined {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const days = dates.map(({ start, end }) => format.formatRange(new Date(start), new Date(end)));
  return days.length > 0 ? `${days.join('; ')}.` : bestTime && textIn(bestTime, locale);
}
