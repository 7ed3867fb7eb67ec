import { A5, COLORS } from '../pdfTheme.ts';
import type { Style } from '../pdfWriter.ts';
import { type Brochure, MARGIN, SMALL, WIDTH } from './brochure.ts';
import { openChapter } from './chapterParts.ts';

/** Practical information and emergency numbers. */
export async function renderPractical(brochure: Brochure): Promise<void> {
  const { catalogue } = brochure.sources;
  const page = catalogue.pages.get('practical-info');
  if (!page) return;
  await openChapter(brochure, 'pages', page);
  renderEmergencyNumbers(brochure);
  for (const { heading, text } of page.sections) {
    brochure.heading(brochure.textOf(heading));
    brochure.text(text);
  }
}

/** The main emergency numbers, large and side by side. */
export function renderEmergencyNumbers(brochure: Brochure): void {
  const { writer, sources } = brochure;
  const numbers = sources.catalogue.emergency.all.filter(({ isMain }) => isMain);
  if (numbers.length === 0) return;
  const height = 66;
  brochure.ensureSpace(height + 8);
  const top = brochure.y;
  writer.artifact((document) =>
    document.roundedRect(MARGIN, top, WIDTH, height, 6).fill(COLORS.plasterSoft),
  );
  const column = (WIDTH - 20) / numbers.length;
  for (const [index, { title, number }] of numbers.entries()) {
    const x = MARGIN + 14 + index * column;
    const width = column - 8;
    const large: Style = { face: 'display', size: 25, color: COLORS.terracotta };
    writer.write('P', number, x, top + 6, large);
    writer.link(`tel:${number}`, x, top + 4, Math.min(width, A5.width), 34);
    writer.write(
      'P',
      brochure.textOf(title),
      x,
      top + 39,
      { ...SMALL, width },
      brochure.langOf(title),
    );
  }
  brochure.y = top + height + 10;
}
