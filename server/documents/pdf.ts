import type { Programme } from '../../domain/plan/programmeModel.ts';
import { drawCover } from './cover.ts';
import { drawDay } from './day.ts';
import type { Town } from './dayMap.ts';
import { drawLastPage } from './lastPage.ts';
import { COLORS, MARGIN, PAGE, WIDTH } from './paper.ts';
import { Pen } from './pen.ts';

/**
 * The programme as a PDF: A4, a cover, pages of each day, a last page.
 *
 * @param picture a JPEG or PNG for the cover
 * @param towns named on the days' maps
 */
export async function writePdf(
  programme: Programme,
  picture: Buffer | undefined,
  towns: readonly Town[],
): Promise<Buffer> {
  const { title, locale, cities, dates } = programme;
  const subject = cities.join(', ');
  const foot = [title, dates].filter(Boolean).join(' · ');
  const pen = new Pen({
    title,
    subject,
    locale,
  });
  drawCover(pen, programme, picture);
  for (const day of programme.days) drawDay(pen, programme, day, towns);
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
