/** Expressions and text settings that the layers of the map have in common. */
import type {
  DataDrivenPropertyValueSpecification,
  ExpressionSpecification,
  FormattedSpecification,
} from 'maplibre-gl';
import type { Palette } from './palette.ts';

/** MapLibre reads the font weight from the first name of a stack, which need not be a font. */
export const BODY = ['medium', 'Instrument Sans'];
export const SEMIBOLD = ['semibold', 'Instrument Sans'];
export const DISPLAY = ['medium', 'Fraunces'];
export const ARABIC = ['Aref Ruqaa'];

/** Linear interpolation by zoom, between pairs of zoom and value. */
export const byZoom = <T extends number | ExpressionSpecification>(
  ...stops: [zoom: number, value: T][]
) => ['interpolate', ['linear'], ['zoom'], ...stops.flat()] as unknown as ExpressionSpecification;

/** Converts a length in km to pixels, which double with every zoom level; at 34° north. */
export const kilometresToPixels = (
  kilometres: ExpressionSpecification | number,
): ExpressionSpecification => [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  0,
  ['*', kilometres, 1 / 64.9],
  20,
  ['*', kilometres, 2 ** 20 / 64.9],
];

/** True if a property has one of the values. */
export const isOneOf = (property: string, values: readonly string[]): ExpressionSpecification => [
  'in',
  ['get', property],
  ['literal', [...values]],
];

type TextField = DataDrivenPropertyValueSpecification<FormattedSpecification>;

/** A name with the Arabic one below it, if there is one that differs. */
export function withArabicBelow(
  name: ExpressionSpecification,
  arabic: ExpressionSpecification,
  arabicScale = 0.95,
): TextField {
  const style = { 'font-scale': arabicScale, 'text-font': ['literal', ARABIC] };
  return [
    'case',
    ['any', ['==', arabic, ''], ['==', arabic, name]],
    ['format', name, {}],
    ['format', name, {}, '\n', {}, arabic, style],
  ] as unknown as ExpressionSpecification;
}

/** The name of a tile's feature in a language, else in Latin letters, else as it is written there. */
export const nameIn = (locale: string): ExpressionSpecification => [
  'coalesce',
  ['get', `name:${locale}`],
  ['get', 'name:latin'],
  ['get', 'name:fr'],
  ['get', 'name:en'],
  ['get', 'name'],
  '',
];

/** The Arabic name of a tile's feature; an empty text without one. */
export const ARABIC_NAME: ExpressionSpecification = ['coalesce', ['get', 'name:ar'], ''];

export const halo = ({ halo }: Palette) => ({ 'text-halo-color': halo, 'text-halo-width': 1.6 });
