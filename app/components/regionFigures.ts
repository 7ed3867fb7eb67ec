import { numberFormat } from '../../domain/format/formatters.ts';
import type { Locale } from '../../domain/locale.ts';

/** The region in figures (section 9), with the census of 2014, and the census of 2024 beside it. */
const FIGURES = { provinces: 9, municipalities: 194, inhabitants: 4_236_892, latest: 4_467_911 };

export type FiguresView = Record<keyof typeof FIGURES, string>;

/** Formatted by the loader: the first `Intl.NumberFormat` takes a phone a tenth of a second. */
export function regionFigures(locale: Locale): FiguresView {
  const { format } = numberFormat(locale, {});
  return {
    provinces: format(FIGURES.provinces),
    municipalities: format(FIGURES.municipalities),
    inhabitants: format(FIGURES.inhabitants),
    latest: format(FIGURES.latest),
  };
}
