/** Paper sizes in points, and colours of documents. */

/** A4, for programmes. */
export const A4 = { width: 595.28, height: 841.89 };
/** A5, for brochures. */
export const A5 = { width: 419.53, height: 595.28 };
export type Paper = typeof A4;
export const MARGIN = 48;
/** End of the text on a page; the footer is below. */
export const BOTTOM = A4.height - 62;
export const WIDTH = A4.width - 2 * MARGIN;

export const COLORS = {
  green: '#1c473b',
  ink: '#14211c',
  soft: '#48524c',
  plaster: '#fbf6ea',
  plasterSoft: '#f3ead5',
  sand: '#ead9b8',
  terracotta: '#b5532a',
  terracottaDeep: '#9a4320',
  saffron: '#e3a92f',
};
