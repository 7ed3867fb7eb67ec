import { isService } from '../../../domain/content/categories.ts';
import { isBusiness } from '../../../domain/content/place.ts';
import { textIn } from '../../../domain/locale.ts';
import type { PageContext } from '../../lib/pageContext.ts';
import { mapPoint } from './mapPoints.ts';

/** The labels of the embedded map. */
export interface MapLabels {
  provinces: { id: string; title: string; arabicTitle?: string }[];
  towns: {
    id: string;
    title: string;
    arabicTitle?: string;
    longitude: number;
    latitude: number;
    /** True for the seat of a province. */
    seat?: boolean;
  }[];
  /** Sights with a known position, for orientation where no streets are drawn. */
  landmarks: {
    id: string;
    title: string;
    arabicTitle?: string;
    longitude: number;
    latitude: number;
    /** True for the gate of an old town, which has a sign of its own. */
    gate?: boolean;
  }[];
}

/** Names of provinces and towns in the page's language, without areas of several towns. */
export function mapLabels({ catalogue, locale }: PageContext): MapLabels {
  const seats = new Set(catalogue.provinces.all.map((province) => province.seat));
  const titles = (entry: { title: Parameters<typeof textIn>[0]; arabicTitle?: string }) => ({
    title: textIn(entry.title, locale),
    ...(entry.arabicTitle && { arabicTitle: entry.arabicTitle }),
  });
  return {
    provinces: catalogue.provinces.all.map((province) => ({
      id: province._id,
      ...titles(province),
    })),
    towns: catalogue.cities.all.flatMap((city) =>
      city.coordinates && city.area.length === 0
        ? [
            {
              id: city._id,
              ...titles(city),
              longitude: city.coordinates.longitude,
              latitude: city.coordinates.latitude,
              ...(seats.has(city._id) && { seat: true }),
            },
          ]
        : [],
    ),
    landmarks: catalogue.places.all.flatMap((place) => {
      const point = mapPoint(place, locale);
      if (!point || point.vague || isBusiness(place) || isService(place)) return [];
      const { id, longitude, latitude } = point;
      const isGate = place.poster?.scene === 'gate';
      return [{ id, ...titles(place), longitude, latitude, ...(isGate && { gate: true }) }];
    }),
  };
}
