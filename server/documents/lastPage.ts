import type { Programme } from '../../domain/planner/programmeModel.ts';
import { zelligeBand } from './ornaments.ts';
import { A4, BOTTOM, COLORS, MARGIN, WIDTH } from './pdfTheme.ts';
import { fillBackground, type PdfWriter, type Style } from './pdfWriter.ts';
import { drawQrCode, makeQrCode } from './qrCode.ts';

const HEADING: Style = { face: 'display', size: 25, color: COLORS.green, width: WIDTH };
const BODY: Style = { size: 10.5, color: COLORS.ink, width: WIDTH };

/** The last page: emergency numbers, practical information, and the address of the plan. */
export function drawLastPage(writer: PdfWriter, programme: Programme): void {
  const { emergency, remarks, t } = programme;
  writer.page({ section: true });
  fillBackground(writer, COLORS.plaster);
  writer.artifact((document) => zelligeBand(document, 0, 0, A4.width, 20));
  let y = 58;
  y += writer.write('H1', t('emergency'), MARGIN, y, HEADING) + 8;
  const column = WIDTH / Math.max(1, emergency.length);
  const number: Style = { face: 'display', size: 34, color: COLORS.terracotta, width: column - 12 };
  for (const [index, entry] of emergency.entries()) {
    const x = MARGIN + index * column;
    writer.write('P', entry.number, x, y, number);
    writer.link(`tel:${entry.number}`, x, y, column - 12, 44);
    writer.write(
      'P',
      entry.title.text,
      x,
      y + 44,
      { ...BODY, width: column - 12 },
      entry.title.lang,
    );
  }
  y += emergency.length > 0 ? 104 : 0;
  y += writer.write('H1', t('goodToKnow'), MARGIN, y, HEADING) + 6;
  for (const tip of remarks) y += writer.write('P', tip, MARGIN, y, BODY) + 6;
  y = drawPlanLink(writer, programme, y + 26);
  drawNotes(writer, t('notes'), y + 30);
}

/** Space for a line of handwriting, and the least space for which lines are drawn. */
const LINE = 24;
const MIN_NOTES = 110;

/** Lines for the traveller's own notes on the rest of the page. */
function drawNotes(writer: PdfWriter, title: string, top: number): void {
  if (BOTTOM - top < MIN_NOTES) return;
  const y = top + writer.write('H1', title, MARGIN, top, { ...HEADING, size: 15 }) + LINE;
  writer.artifact((document) => {
    for (let line = y; line <= BOTTOM; line += LINE) {
      document.moveTo(MARGIN, line).lineTo(A4.width - MARGIN, line);
    }
    document.lineWidth(0.7).stroke(COLORS.sand);
  });
}

/** @returns where it ends */
function drawPlanLink(writer: PdfWriter, { url, createdText, t }: Programme, y: number): number {
  const printed = makeQrCode(shortened(url));
  const x = MARGIN + (printed ? printed.size + 46 : 22);
  const width = A4.width - MARGIN - 22 - x;
  const height = printed ? printed.size + 44 : 110;
  writer.artifact((document) =>
    document.roundedRect(MARGIN, y, WIDTH, height, 9).fill(COLORS.plasterSoft),
  );
  if (printed) {
    const { code, size } = printed;
    writer.figure(`QR: ${t('online')}`, (document) =>
      drawQrCode(document, code, { size, x: MARGIN + 22, y: y + 22 }),
    );
  }
  let at = y + 24;
  const readable = !url.includes('?');
  const color = readable ? COLORS.green : COLORS.terracottaDeep;
  const heading: Style = { face: 'display', size: 15, color, width };
  const headingHeight = writer.write('Link', t('online'), x, at, heading);
  writer.link(url, x, at, width, headingHeight);
  at += headingHeight + 4;
  // The query is in the code and the link only: nobody types it.
  if (readable) {
    const link: Style = { size: 9.5, color: COLORS.terracottaDeep, width };
    const linkHeight = writer.write('Link', url, x, at, link);
    writer.link(url, x, at, width, linkHeight);
    at += linkHeight + 8;
  }
  writer.write('P', createdText, x, at, { ...BODY, size: 9.5, color: COLORS.soft, width });
  return y + height;
}

/** The address with its plan in capital letters, which are read as well and make a smaller code. */
const shortened = (url: string): string =>
  url.replace(/(?<=[?&]tour=)[^&%]+(?=&|$)/, (tour) => tour.toUpperCase());
