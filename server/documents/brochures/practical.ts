import { COLORS, LEAF } from '../pdfTheme.ts';
import type { Style } from '../pdfWriter.ts';
import { type Brochure, EDGE, SMALL, WIDTH } from './brochure.ts';
import { openChapter } from './chapterParts.ts';

/** Practical information and emergency numbers. */
export async function renderPractical(book: Brochure): Promise<void> {
  const { catalogue } = book.sources;
  const page = catalogue.pages.get('practical-info');
  if (!page) return;
  await openChapter(book, 'pages', page);
  renderEmergencyNumbers(book);
  for (const { heading, text } of page.sections) {
    book.heading(book.in(heading));
    book.text(text);
  }
}

/** Large emergency numbers, side by side. */
export function renderEmergencyNumbers(book: Brochure): void {
  const { pen, sources } = book;
  const numbers = sources.catalogue.emergency.all;
  if (numbers.length === 0) return;
  const height = 66;
  book.need(height + 8);
  const top = book.y;
  pen.ornament((document) =>
    document.roundedRect(EDGE, top, WIDTH, height, 6).fill(COLORS.plasterSoft),
  );
  const column = (WIDTH - 20) / numbers.length;
  for (const [index, { title, number }] of numbers.entries()) {
    const x = EDGE + 14 + index * column;
    const width = column - 8;
    const large: Style = { face: 'display', size: 25, color: COLORS.terracotta };
    pen.write('P', number, x, top + 6, large);
    pen.link(`tel:${number}`, x, top + 4, Math.min(width, LEAF.width), 34);
    pen.write('P', book.in(title), x, top + 39, { ...SMALL, width }, book.langOf(title));
  }
  book.y = top + height + 10;
}
