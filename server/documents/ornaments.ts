/** Vector ornaments: zellige and stars. */
import { khatam } from '../../domain/map/drawing/signs.ts';
import { COLORS } from './pdfTheme.ts';

type Document = PDFKit.PDFDocument;

/** A band of eight-pointed stars in two colours, by default as wide as the page. */
export function zelligeBand(
  document: Document,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  document.save().rect(x, y, width, height).clip();
  document.rect(x, y, width, height).fill(COLORS.green);
  const step = height;
  for (let at = x + step / 2; at < x + width + step; at += step) {
    star(document, at, y + height / 2, height * 0.44, COLORS.saffron);
    star(document, at, y + height / 2, height * 0.26, COLORS.green);
    star(document, at - step / 2, y + height / 2, height * 0.13, COLORS.plaster);
  }
  document.restore();
}

/** A panel of large eight-pointed stars with small ones between them. */
export function zelligePanel(
  document: Document,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  document.rect(x, y, width, height).fill(COLORS.green);
  const step = width / 2;
  for (let row = 0; row * step < height + step; row++) {
    for (let column = 0; column < 3; column++) {
      const [left, top] = [x + column * step, y + row * step];
      star(document, left, top, step * 0.4, COLORS.saffron);
      star(document, left, top, step * 0.27, COLORS.green);
      star(document, left, top, step * 0.12, COLORS.plaster);
      star(document, left + step / 2, top + step / 2, step * 0.16, COLORS.terracotta);
    }
  }
}

/** An eight-pointed star around a point. */
export function star(
  document: Document,
  x: number,
  y: number,
  radius: number,
  color: string,
): void {
  document.save().translate(x, y).path(khatam(radius)).fill(color).restore();
}

/** The logo: a star with a gate inside. */
export function mark(document: Document, x: number, y: number, radius: number): void {
  star(document, x, y, radius, COLORS.saffron);
  const gate = 'M-4.4 6V-0.6A5 5 0 1 1 4.4 -0.6V6Z';
  document
    .save()
    .translate(x, y)
    .scale(radius / 13)
    .path(gate)
    .fill(COLORS.green)
    .restore();
}
