import type { Catalogue } from '../catalogue.ts';
import type { Coordinates } from '../fields.ts';
import { imageUrl } from '../imageUrl.ts';
import type { Kind } from '../kinds.ts';
import { type Locale, type LocalizedText, textIn } from '../locale.ts';
import { pictureSource } from '../posterSource.ts';

/** What it takes to tell machines of something: whose words, in which language, at which site. */
export interface Telling {
  catalogue: Catalogue;
  locale: Locale;
  siteUrl: string;
}

interface Told {
  _id: string;
  title: LocalizedText;
  arabicTitle?: string | undefined;
  summary?: LocalizedText | undefined;
}

/** A page's whole address; `path` is what follows the language. */
export const addressOf = ({ siteUrl, locale }: Telling, path: string): string =>
  `${siteUrl}/${locale}${path}`;

/** What is told of everything that has a page: its names, what it is, its page and its picture. */
export function about(telling: Telling, kind: Kind, entry: Told, path: string) {
  const { locale, siteUrl } = telling;
  return {
    name: textIn(entry.title, locale),
    ...(entry.arabicTitle && { alternateName: entry.arabicTitle }),
    ...(entry.summary && { description: textIn(entry.summary, locale) }),
    url: addressOf(telling, path),
    image: siteUrl + imageUrl(pictureSource(kind, entry), { width: 'w_1200' }),
  };
}

/** A point on the earth. One that is known no better than by its town is not told as that of a house. */
export function geo(point: Coordinates | undefined) {
  if (!point || point.confidence === 'town-level') return {};
  const { latitude, longitude } = point;
  return { geo: { '@type': 'GeoCoordinates', latitude, longitude } } as const;
}
