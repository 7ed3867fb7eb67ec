import type { Programme } from '../../domain/planner/programmeModel.ts';
import { mark, zelligeBand } from './ornaments.ts';
import { A4, COLORS, MARGIN, WIDTH } from './pdfTheme.ts';
import { fillBackground, type PdfWriter } from './pdfWriter.ts';

/** Height of the picture; text starts below. */
const PICTURE_HEIGHT = 614;
const TITLE_SIZES = [38, 34, 30, 26];

/** The first page: a poster of the journey. */
export function drawCover(
  writer: PdfWriter,
  programme: Programme,
  picture: Buffer | undefined,
): void {
  const { title, region, cities, dates, start } = programme;
  writer.page({ section: true });
  fillBackground(writer, COLORS.green);
  writer.artifact((document) => {
    if (picture) {
      document.save().rect(0, 0, A4.width, PICTURE_HEIGHT).clip();
      document.image(picture, 0, 0, {
        cover: [A4.width, PICTURE_HEIGHT],
        align: 'center',
        valign: 'center',
      });
      document.restore();
    }
    zelligeBand(document, 0, PICTURE_HEIGHT, A4.width, 20);
    mark(document, MARGIN + 13, PICTURE_HEIGHT + 58, 15);
  });
  let y = PICTURE_HEIGHT + 50;
  writer.write('P', region, MARGIN + 40, y, { face: 'strong', size: 11, color: COLORS.saffron });
  y += 32;
  const face = { face: 'display' as const, color: COLORS.plaster };
  const size = TITLE_SIZES.find(
    (points) => writer.width(title, { ...face, size: points }) < WIDTH - 4,
  );
  y += writer.write('H1', title, MARGIN, y, { ...face, size: size ?? 26, width: WIDTH });
  y += 4;
  for (const line of [cities.join(' · '), dates, start]) {
    if (!line) continue;
    const style = { size: 12.5, color: COLORS.plaster, width: WIDTH };
    y += writer.write('P', line, MARGIN, y, style) + 3;
  }
}
