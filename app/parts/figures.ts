import type { Locale } from '../../domain/locale.ts';

/** Section 9: the region in numbers; the census is that of 2014. */
const FIGURES = { provinces: 9, municipalities: 194, inhabitants: 4_236_892 };

export type FiguresView = Record<keyof typeof FIGURES, string>;

/** For loaders: a phone is busy for a tenth of a second with its first written number. */
export function figuresIn(locale: Locale): FiguresView {
  const { format } = new Intl.NumberFormat(locale);
  return {
    provinces: format(FIGURES.provinces),
    municipalities: format(FIGURES.municipalities),
    inhabitants: format(FIGURES.inhabitants),
  };
}
