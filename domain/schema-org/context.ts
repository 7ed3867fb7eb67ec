import type { Catalogue } from '../content/catalogue.ts';
import type { Coordinates } from '../content/fields.ts';
import type { Kind } from '../content/kinds.ts';
import { type Locale, type LocalizedText, textIn } from '../locale.ts';
import { imageUrl } from '../media/imageUrl.ts';
import { pictureSource } from '../media/posterSource.ts';

/** Context of all builders: catalogue, language and site. */
export interface JsonLdContext {
  catalogue: Catalogue;
  locale: Locale;
  siteUrl: string;
}

interface DescribedEntry {
  _id: string;
  title: LocalizedText;
  arabicTitle?: string | undefined;
  summary?: LocalizedText | undefined;
}

/** A page's absolute URL; `path` follows the language. */
export const absoluteUrl = ({ siteUrl, locale }: JsonLdContext, path: string): string =>
  `${siteUrl}/${locale}${path}`;

/** Properties of everything that has a page: names, description, URL and picture. */
export function commonProperties(
  context: JsonLdContext,
  kind: Kind,
  entry: DescribedEntry,
  path: string,
) {
  const { locale, siteUrl } = context;
  return {
    name: textIn(entry.title, locale),
    ...(entry.arabicTitle && { alternateName: entry.arabicTitle }),
    ...(entry.summary && { description: textIn(entry.summary, locale) }),
    url: absoluteUrl(context, path),
    image: siteUrl + imageUrl(pictureSource(kind, entry), { width: 'w_1200' }),
  };
}

/** Coordinates. Those of a town are not given as those of a place. */
export function geo(point: Coordinates | undefined) {
  if (!point || point.confidence === 'town-level') return {};
  const { latitude, longitude } = point;
  return { geo: { '@type': 'GeoCoordinates', latitude, longitude } } as const;
}
