import type { Programme } from '../../domain/planner/programmeModel.ts';
import { mark, zelligeBand } from './ornaments.ts';
import { COLORS, MARGIN, PAGE, WIDTH } from './pdfTheme.ts';
import { ground, type PdfWriter } from './pdfWriter.ts';

/** Height of the picture; text starts below. */
const HORIZON = 614;
const SIZES = [38, 34, 30, 26];

/** The first page: a poster of the journey. */
export function drawCover(pen: PdfWriter, programme: Programme, picture: Buffer | undefined): void {
  const { title, region, cities, dates, start } = programme;
  pen.page({ section: true });
  ground(pen, COLORS.green);
  pen.ornament((document) => {
    if (picture) {
      document.save().rect(0, 0, PAGE.width, HORIZON).clip();
      document.image(picture, 0, 0, {
        cover: [PAGE.width, HORIZON],
        align: 'center',
        valign: 'center',
      });
      document.restore();
    }
    zelligeBand(document, 0, HORIZON, PAGE.width, 20);
    mark(document, MARGIN + 13, HORIZON + 58, 15);
  });
  let y = HORIZON + 50;
  pen.write('P', region, MARGIN + 40, y, { face: 'strong', size: 11, color: COLORS.saffron });
  y += 32;
  const face = { face: 'display' as const, color: COLORS.plaster };
  const size = SIZES.find((points) => pen.width(title, { ...face, size: points }) < WIDTH - 4);
  y += pen.write('H1', title, MARGIN, y, { ...face, size: size ?? 26, width: WIDTH });
  y += 4;
  for (const line of [cities.join(' · '), dates, start]) {
    if (!line) continue;
    const style = { size: 12.5, color: COLORS.plaster, width: WIDTH };
    y += pen.write('P', line, MARGIN, y, style) + 3;
  }
}
