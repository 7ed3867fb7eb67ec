import type { Programme } from '../../domain/planner/programmeModel.ts';
import { drawCover } from './cover.ts';
import type { Town } from './dayMap.ts';
import { drawLastPage } from './lastPage.ts';
import { COLORS, MARGIN, PAGE, WIDTH } from './pdfTheme.ts';
import { PdfWriter } from './pdfWriter.ts';
import { drawDays } from './programmeDay.ts';

/**
 * Renders a programme as PDF: A4, a cover, the days, a last page.
 *
 * @param picture a JPEG or PNG for the cover
 * @param towns to label on the maps of the days
 */
export async function renderProgrammePdf(
  programme: Programme,
  picture: Buffer | undefined,
  towns: readonly Town[],
): Promise<Buffer> {
  const { title, locale, cities, dates } = programme;
  const subject = cities.join(', ');
  const foot = [title, dates].filter(Boolean).join(' · ');
  const pen = new PdfWriter({
    title,
    subject,
    locale,
  });
  drawCover(pen, programme, picture);
  drawDays({ pen, programme, towns });
  drawLastPage(pen, programme);
  pen.onEachPage((page, pages) => {
    if (page === 1) return;
    const style = { size: 8.5, color: COLORS.soft, width: WIDTH };
    pen.ornament((document) => {
      document
        .lineWidth(0.7)
        .moveTo(MARGIN, PAGE.height - 46)
        .lineTo(PAGE.width - MARGIN, PAGE.height - 46);
      document.stroke(COLORS.sand);
      pen.letters(foot, MARGIN, PAGE.height - 38, style);
      const number = programme.say('page', { page, pages });
      pen.letters(number, MARGIN, PAGE.height - 38, { ...style, align: 'right' });
    });
  });
  return pen.end();
}
