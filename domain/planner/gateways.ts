import type { z } from 'zod';
import type { LocalizedText } from '../content/fields.ts';
import type { Point } from '../geo/point.ts';

/** Arrival points of the region: its airport and the railway stations of large towns. */
export interface Gateway {
  id: string;
  title: z.infer<typeof LocalizedText>;
  point: Point;
}

/** The airport's coordinates are from Natural Earth; the stations' are accurate to about 200 m. */
export const GATEWAYS: readonly Gateway[] = [
  {
    id: 'airport-fes',
    title: {
      en: 'Fès–Saïs airport',
      fr: 'Aéroport Fès-Saïs',
      es: 'Aeropuerto de Fez-Sais',
      de: 'Flughafen Fès-Saïs',
    },
    point: { longitude: -4.9821, latitude: 33.9305 },
  },
  {
    id: 'station-fes',
    title: {
      en: 'Fez railway station',
      fr: 'Gare de Fès',
      es: 'Estación de tren de Fez',
      de: 'Bahnhof Fès',
    },
    point: { longitude: -5.0035, latitude: 34.048 },
  },
  {
    id: 'station-meknes',
    title: {
      en: 'Meknes railway station',
      fr: 'Gare de Meknès',
      es: 'Estación de tren de Mequinez',
      de: 'Bahnhof Meknès',
    },
    point: { longitude: -5.538, latitude: 33.896 },
  },
  {
    id: 'station-taza',
    title: {
      en: 'Taza railway station',
      fr: 'Gare de Taza',
      es: 'Estación de tren de Taza',
      de: 'Bahnhof Taza',
    },
    point: { longitude: -4.0051, latitude: 34.2338 },
  },
];
