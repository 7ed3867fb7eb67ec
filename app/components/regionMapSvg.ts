import type { Catalogue } from '../../domain/content/catalogue.ts';
import { type Locale, textIn } from '../../domain/locale.ts';
import { regionMap } from '../../domain/map/drawing/regionMap.ts';
import { translator } from '../i18n/messages.ts';
import { memoizeByCatalogue } from '../lib/memoizeByCatalogue.ts';
import type { PageContext } from '../lib/pageContext.ts';

/** The map of the region in the page's language, with links to provinces and towns. */
export const regionMapSvg = ({ catalogue, locale }: PageContext): string =>
  memoizeByCatalogue(catalogue, `map ${locale}`, () => drawMap(catalogue, locale));

function drawMap(catalogue: Catalogue, locale: Locale): string {
  const href = (city: string) => `/${locale}/destination/${city}`;
  const seats = new Set(catalogue.provinces.all.map((province) => province.seat));
  return regionMap({
    locale,
    label: translator(locale)('home.map'),
    provinces: catalogue.provinces.all.map((province) => ({
      id: province._id,
      title: textIn(province.title, locale),
      arabicTitle: province.arabicTitle,
      href: href(province.seat),
    })),
    towns: catalogue.cities.all.flatMap((city) =>
      city.coordinates && city.area.length === 0
        ? [
            {
              id: city._id,
              title: textIn(city.title, locale),
              arabicTitle: city.arabicTitle,
              href: href(city._id),
              longitude: city.coordinates.longitude,
              latitude: city.coordinates.latitude,
              seat: seats.has(city._id),
            },
          ]
        : [],
    ),
  });
}
