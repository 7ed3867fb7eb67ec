/** Cover, contents, index and last page of a brochure. */
import qrcode from 'qrcode-generator';
import type { EntryOf } from '../../../domain/content/kinds.ts';
import { dayInRegion } from '../../../domain/format/today.ts';
import { mark, star, zelligeBand } from '../ornaments.ts';
import { COLORS, LEAF } from '../pdfTheme.ts';
import type { Style } from '../pdfWriter.ts';
import { BOTTOM, type Brochure, EDGE, TOP, WIDTH } from './brochure.ts';

const HORIZON = 418;
const TITLES = [31, 27, 23];

/** The cover: the document's poster with its title below. */
export async function drawCover(book: Brochure, entry: EntryOf<'documents'>): Promise<void> {
  const { pen, sources } = book;
  const picture = await sources.pictures.of('documents', entry, 'tall', 'w_1200');
  book.leaf({ section: true, color: COLORS.green, head: false });
  pen.ornament((document) => {
    document.save().rect(0, 0, LEAF.width, HORIZON).clip();
    const cover = [LEAF.width, HORIZON] as [number, number];
    document.image(picture, 0, 0, { cover, align: 'center', valign: 'center' });
    document.restore();
    zelligeBand(document, 0, HORIZON, LEAF.width, 16);
    mark(document, EDGE + 10, HORIZON + 43, 12);
  });
  let y = HORIZON + 37;
  const region: Style = { face: 'strong', size: 9, color: COLORS.saffron };
  pen.write('P', sources.say('region'), EDGE + 32, y, region);
  y += 26;
  const title = book.in(entry.title);
  const face: Style = { face: 'display', color: COLORS.plaster };
  const size = TITLES.find((points) => pen.width(title, { ...face, size: points }) < WIDTH);
  y += pen.write('H1', title, EDGE, y, { ...face, size: size ?? 23, width: WIDTH }) + 3;
  const side: Style = { size: 10, color: COLORS.plaster, width: WIDTH };
  pen.write('P', sources.say('edition', { date: madeOn(book) }), EDGE, y, side);
}

/**
 * Reserves a page for the contents. The returned function writes them when all chapters are known.
 */
export function leaveContents(book: Brochure): () => void {
  const { pen, sources } = book;
  book.leaf({ section: true, head: false });
  const later = pen.later();
  const page = pen.pageNumber;
  return () =>
    later(page, () => {
      pen.ornament((document) => zelligeBand(document, 0, 0, LEAF.width, 12));
      const heading: Style = { face: 'display', size: 25, color: COLORS.green, width: WIDTH };
      let y = TOP + 12 + pen.write('H1', sources.say('contents'), EDGE, TOP, heading);
      const step = Math.min(34, (BOTTOM - y) / Math.max(1, book.chapters.length));
      for (const { title, arabic, page: at, name } of book.chapters) {
        contentsLine(book, { title, arabic, page: at, y });
        pen.document.goTo(EDGE, y - 3, WIDTH, step, name);
        y += step;
      }
    });
}

function contentsLine(
  { pen }: Brochure,
  {
    title,
    arabic,
    page,
    y,
  }: { title: string; arabic: string | undefined; page: number; y: number },
): void {
  const style: Style = { face: 'display', size: 12.5, color: COLORS.ink };
  const number: Style = { face: 'strong', size: 9.5, color: COLORS.terracottaDeep };
  const right = LEAF.width - EDGE;
  const numberWidth = pen.width(String(page), number);
  const arabicStyle: Style = { size: 11.5, color: COLORS.soft };
  const arabicWidth = arabic ? pen.width(arabic, arabicStyle) + 8 : 0;
  pen.write('P', title, EDGE, y, style);
  if (arabic) pen.write('P', arabic, right - 26 - arabicWidth + 8, y - 1, arabicStyle, 'ar');
  pen.write('P', String(page), right - numberWidth, y + 3, number);
  const from = EDGE + pen.width(title, style) + 8;
  const to = right - 30 - arabicWidth;
  pen.ornament((document) => {
    if (to - from < 12) return;
    document
      .lineWidth(0.6)
      .dash(0.6, { space: 3 })
      .moveTo(from, y + 11)
      .lineTo(to, y + 11);
    document.stroke(COLORS.terracotta).undash();
  });
}

/** The entries in alphabetical order, in two columns, with links. */
export function drawIndex(book: Brochure): void {
  const { pen, sources } = book;
  const { compare } = new Intl.Collator(sources.locale);
  const marks = [...book.index].sort((a, b) => compare(a.title, b.title));
  book.chapter(sources.say('index'));
  book.title(sources.say('index'));
  const column = (WIDTH - 18) / 2;
  let [side, top, y] = [0, book.y, book.y];
  for (const { title, page, name } of marks) {
    const style: Style = { size: 8.2, color: COLORS.ink, width: column - 24 };
    const height = pen.height(title, style);
    if (y + height > BOTTOM) {
      if (side === 1) {
        book.leaf();
        top = TOP;
      }
      side = 1 - side;
      y = top;
    }
    const x = EDGE + side * (column + 18);
    pen.write('P', title, x, y, style);
    const number: Style = { face: 'strong', size: 8.2, color: COLORS.terracottaDeep };
    pen.write('P', String(page), x + column - pen.width(String(page), number), y, number);
    pen.document.goTo(x, y - 1, column, height + 1, name);
    y += height + 2.5 * book.fit.gap;
  }
  // The left column is full: continue on a new page.
  book.y = side === 1 ? BOTTOM : y;
}

/** The last page: publisher, and the address of the site. */
export function drawBack(book: Brochure): void {
  const { pen, sources } = book;
  const { say, siteUrl, locale } = sources;
  book.leaf({ section: true, color: COLORS.green, head: false });
  pen.ornament((document) => {
    zelligeBand(document, 0, LEAF.height - 16, LEAF.width, 16);
    mark(document, LEAF.width / 2, 96, 34);
  });
  const center: Style = { color: COLORS.plaster, width: WIDTH, align: 'center' };
  let y = 156;
  const title: Style = { ...center, face: 'display', size: 21 };
  y += pen.write('H1', say('back.title'), EDGE, y, title) + 8;
  y += pen.write('P', say('back.words'), EDGE, y, { ...center, size: 10 }) + 18;
  const url = `${siteUrl}/${locale}`;
  const side = 104;
  const x = (LEAF.width - side) / 2;
  pen.figure(`QR: ${url}`, (document) => drawCode(document, url, x, y, side));
  y += side + 18;
  const link: Style = { ...center, face: 'strong', size: 10, color: COLORS.saffron };
  pen.link(url, EDGE, y, WIDTH, pen.write('Link', url, EDGE, y, link));
  y += 28;
  y += pen.write('P', say('back.made', { date: madeOn(book) }), EDGE, y, { ...center, size: 8.6 });
  pen.write('P', say('back.map'), EDGE, y + 4, { ...center, size: 8.6 });
  pen.ornament((document) => star(document, LEAF.width / 2, y + 34, 6, COLORS.saffron));
}

function drawCode(document: PDFKit.PDFDocument, url: string, x: number, y: number, side: number) {
  const code = qrcode(0, 'M');
  code.addData(url, 'Byte');
  code.make();
  const count = code.getModuleCount();
  const size = side / count;
  document.roundedRect(x - 9, y - 9, side + 18, side + 18, 4).fill(COLORS.plaster);
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      if (code.isDark(row, column)) {
        document.rect(x + column * size, y + row * size, size + 0.05, size + 0.05);
      }
    }
  }
  document.fill(COLORS.ink);
}

/** The date in words. */
export function madeOn({ sources: { now, locale } }: Brochure): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(dayInRegion(now)),
  );
}
