import { numberFormat } from '../format/formatters.ts';
import type { Point } from './point.ts';

const EARTH_RADIUS = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The great-circle distance between two points, in metres. */
export function distanceBetween(a: Point, b: Point): number {
  const dLat = radians(b.latitude - a.latitude);
  const dLon = radians(b.longitude - a.longitude);
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(h)));
}

/**
 * Section 5: a distance as metres (under one kilometre, to the nearest 10) or kilometres (one decimal
 * under 10). Undefined for negative or non-numeric values.
 */
export function formatDistance(metres: number, locale: string): string | undefined {
  if (!Number.isFinite(metres) || metres < 0) return undefined;
  const inMetres = Math.round(metres / 10) * 10;
  const kilometres = metres / 1000;
  const number =
    inMetres < 1000
      ? { value: inMetres, unit: 'meter', digits: 0 }
      : { value: kilometres, unit: 'kilometer', digits: kilometres < 9.95 ? 1 : 0 };
  return numberFormat(locale, {
    style: 'unit',
    unit: number.unit,
    maximumFractionDigits: number.digits,
  }).format(number.value);
}

/** A way added up from rough parts, in round numbers: to 5 km from 20 km on, to 10 km from 100 km on. */
export function formatRoughDistance(metres: number, locale: string): string | undefined {
  const step = metres < 20_000 ? 1 : metres < 100_000 ? 5_000 : 10_000;
  return formatDistance(Math.round(metres / step) * step, locale);
}

/** Closer than this, in metres, two points are the same spot, and a distance says nothing. */
export const AT_THE_SPOT = 20;
