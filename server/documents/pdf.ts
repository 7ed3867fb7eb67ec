import type { Programme } from '../../domain/planner/programmeModel.ts';
import { drawCover } from './cover.ts';
import type { Town } from './dayMap.ts';
import { drawLastPage } from './lastPage.ts';
import { A4, COLORS, MARGIN, WIDTH } from './pdfTheme.ts';
import { PdfWriter } from './pdfWriter.ts';
import { drawDays } from './programmeDays.ts';
import type { StreetLoader } from './streets/streetLoader.ts';

/**
 * Renders a programme as PDF: A4, a cover, the days, a last page.
 *
 * @param picture a JPEG or PNG for the cover
 * @param towns to label on the maps of the days
 * @param streets for these maps
 */
export async function renderProgrammePdf(
  programme: Programme,
  picture: Buffer | undefined,
  towns: readonly Town[],
  streets: StreetLoader,
): Promise<Buffer> {
  const { title, locale, cities, dates } = programme;
  const subject = cities.join(', ');
  const footer = [title, dates].filter(Boolean).join(' · ');
  const created = new Date(programme.createdOn);
  const writer = new PdfWriter({ title, subject, locale, created });
  drawCover(writer, programme, picture);
  await drawDays({ writer, programme, towns, streets });
  drawLastPage(writer, programme);
  writer.onEachPage((page, pages) => {
    if (page === 1) return;
    const style = { size: 8.5, color: COLORS.soft, width: WIDTH };
    writer.artifact((document) => {
      document
        .lineWidth(0.7)
        .moveTo(MARGIN, A4.height - 46)
        .lineTo(A4.width - MARGIN, A4.height - 46);
      document.stroke(COLORS.sand);
      writer.drawText(footer, MARGIN, A4.height - 38, style);
      const number = programme.t('page', { page, pages });
      writer.drawText(number, MARGIN, A4.height - 38, { ...style, align: 'right' });
    });
  });
  return writer.end();
}
