import qrcode from 'qrcode-generator';
import type { Programme } from '../../domain/planner/programmeModel.ts';
import { zelligeBand } from './ornaments.ts';
import { COLORS, MARGIN, PAGE, WIDTH } from './pdfTheme.ts';
import { ground, type PdfWriter, type Style } from './pdfWriter.ts';

/**
 * Size of a QR code in points, by the greatest number of bytes: its modules must be half a
 * millimetre wide to be scanned from paper. Longer texts get no code.
 */
const CODES = [
  { bytes: 250, size: 118, correction: 'M' },
  { bytes: 800, size: 150, correction: 'L' },
  { bytes: 1800, size: 196, correction: 'L' },
] as const;
type Code = (typeof CODES)[number];

const HEADING: Style = { face: 'display', size: 25, color: COLORS.green, width: WIDTH };
const WORDS: Style = { size: 10.5, color: COLORS.ink, width: WIDTH };

/** The last page: emergency numbers, practical information, and the address of the plan. */
export function drawLastPage(pen: PdfWriter, programme: Programme): void {
  const { emergency, remarks, say } = programme;
  pen.page({ section: true });
  ground(pen, COLORS.plaster);
  pen.ornament((document) => zelligeBand(document, 0, 0, PAGE.width, 20));
  let y = 58;
  y += pen.write('H1', say('emergency'), MARGIN, y, HEADING) + 8;
  const column = WIDTH / Math.max(1, emergency.length);
  const number: Style = { face: 'display', size: 34, color: COLORS.terracotta, width: column - 12 };
  for (const [index, entry] of emergency.entries()) {
    const x = MARGIN + index * column;
    pen.write('P', entry.number, x, y, number);
    pen.link(`tel:${entry.number}`, x, y, column - 12, 44);
    pen.write('P', entry.title.text, x, y + 44, { ...WORDS, width: column - 12 }, entry.title.lang);
  }
  y += emergency.length > 0 ? 104 : 0;
  y += pen.write('H1', say('goodToKnow'), MARGIN, y, HEADING) + 6;
  for (const remark of remarks) y += pen.write('P', remark, MARGIN, y, WORDS) + 6;
  drawWayBack(pen, programme, y + 26);
}

function drawWayBack(pen: PdfWriter, { url, madeWords, say }: Programme, y: number): void {
  const code = CODES.find(({ bytes }) => Buffer.byteLength(url) <= bytes);
  const x = MARGIN + (code ? code.size + 46 : 22);
  const width = PAGE.width - MARGIN - 22 - x;
  const height = code ? code.size + 44 : 110;
  pen.ornament((document) =>
    document.roundedRect(MARGIN, y, WIDTH, height, 9).fill(COLORS.plasterSoft),
  );
  if (code) {
    pen.figure(`QR: ${say('online')}`, (document) =>
      drawCode(document, url, code, MARGIN + 22, y + 22),
    );
  }
  let at = y + 24;
  const readable = !url.includes('?');
  const color = readable ? COLORS.green : COLORS.terracottaDeep;
  const heading: Style = { face: 'display', size: 15, color, width };
  const headingHeight = pen.write('Link', say('online'), x, at, heading);
  pen.link(url, x, at, width, headingHeight);
  at += headingHeight + 4;
  // The query is in the code and the link only: nobody types it.
  if (readable) {
    const link: Style = { size: 9.5, color: COLORS.terracottaDeep, width };
    const linkHeight = pen.write('Link', url, x, at, link);
    pen.link(url, x, at, width, linkHeight);
    at += linkHeight + 8;
  }
  pen.write('P', madeWords, x, at, { ...WORDS, size: 9.5, color: COLORS.soft, width });
}

/** A QR code as one path of squares. */
function drawCode(
  document: PDFKit.PDFDocument,
  url: string,
  { size: side, correction }: Code,
  x: number,
  y: number,
): void {
  const code = qrcode(0, correction);
  code.addData(url, 'Byte');
  code.make();
  const count = code.getModuleCount();
  const size = side / count;
  document.rect(x - 8, y - 8, side + 16, side + 16).fill('#ffffff');
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      // Slightly wider than a module, so that no gaps show.
      if (code.isDark(row, column)) {
        document.rect(x + column * size, y + row * size, size + 0.05, size + 0.05);
      }
    }
  }
  document.fill(COLORS.ink);
}
