/** Cover, contents, index and last page of a brochure. */
import type { EntryOf } from '../../../domain/content/kinds.ts';
import { dateFormat } from '../../../domain/format/formatters.ts';
import { dayInRegion } from '../../../domain/format/today.ts';
import { mark, star, zelligeBand } from '../ornaments.ts';
import { A5, COLORS } from '../pdfTheme.ts';
import type { Style } from '../pdfWriter.ts';
import { drawQrCode, makeQrCode } from '../qrCode.ts';
import { BOTTOM, type Brochure, MARGIN, TOP, WIDTH } from './brochure.ts';

const PICTURE_HEIGHT = 418;
const TITLE_SIZES = [31, 27, 23];

/** The cover: the document's poster with its title below. */
export async function drawCover(brochure: Brochure, entry: EntryOf<'documents'>): Promise<void> {
  const { writer, sources } = brochure;
  const picture = await sources.pictures.of('documents', entry, 'tall', 'w_1200');
  brochure.startPage({ section: true, color: COLORS.green, head: false });
  writer.artifact((document) => {
    document.save().rect(0, 0, A5.width, PICTURE_HEIGHT).clip();
    const cover = [A5.width, PICTURE_HEIGHT] as [number, number];
    document.image(picture, 0, 0, { cover, align: 'center', valign: 'center' });
    document.restore();
    zelligeBand(document, 0, PICTURE_HEIGHT, A5.width, 16);
    mark(document, MARGIN + 10, PICTURE_HEIGHT + 43, 12);
  });
  let y = PICTURE_HEIGHT + 37;
  const region: Style = { face: 'strong', size: 9, color: COLORS.saffron };
  writer.write('P', sources.t('region'), MARGIN + 32, y, region);
  y += 26;
  const title = brochure.textOf(entry.title);
  const face: Style = { face: 'display', color: COLORS.plaster };
  const size = TITLE_SIZES.find((points) => writer.width(title, { ...face, size: points }) < WIDTH);
  y += writer.write('H1', title, MARGIN, y, { ...face, size: size ?? 23, width: WIDTH }) + 3;
  const side: Style = { size: 10, color: COLORS.plaster, width: WIDTH };
  writer.write('P', sources.t('edition', { date: formatCreationDate(brochure) }), MARGIN, y, side);
}

/**
 * Reserves a page for the contents. The returned function writes them when all chapters are known.
 */
export function reserveContents(brochure: Brochure): () => void {
  const { writer, sources } = brochure;
  brochure.startPage({ section: true, head: false });
  const writeLater = writer.reserveSection();
  const page = writer.pageNumber;
  return () =>
    writeLater(page, () => {
      writer.artifact((document) => zelligeBand(document, 0, 0, A5.width, 12));
      const heading: Style = { face: 'display', size: 25, color: COLORS.green, width: WIDTH };
      let y = TOP + 12 + writer.write('H1', sources.t('contents'), MARGIN, TOP, heading);
      const step = Math.min(34, (BOTTOM - y) / Math.max(1, brochure.chapters.length));
      for (const { title, arabic, page: at, name } of brochure.chapters) {
        contentsLine(brochure, { title, arabic, page: at, y });
        writer.document.goTo(MARGIN, y - 3, WIDTH, step, name);
        y += step;
      }
    });
}

function contentsLine(
  { writer }: Brochure,
  {
    title,
    arabic,
    page,
    y,
  }: { title: string; arabic: string | undefined; page: number; y: number },
): void {
  const style: Style = { face: 'display', size: 12.5, color: COLORS.ink };
  const number: Style = { face: 'strong', size: 9.5, color: COLORS.terracottaDeep };
  const right = A5.width - MARGIN;
  const numberWidth = writer.width(String(page), number);
  const arabicStyle: Style = { size: 11.5, color: COLORS.soft };
  const arabicWidth = arabic ? writer.width(arabic, arabicStyle) + 8 : 0;
  writer.write('P', title, MARGIN, y, style);
  if (arabic) writer.write('P', arabic, right - 26 - arabicWidth + 8, y - 1, arabicStyle, 'ar');
  writer.write('P', String(page), right - numberWidth, y + 3, number);
  const from = MARGIN + writer.width(title, style) + 8;
  const to = right - 30 - arabicWidth;
  writer.artifact((document) => {
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
export function drawIndex(brochure: Brochure): void {
  const { writer, sources } = brochure;
  const { compare } = new Intl.Collator(sources.locale);
  const targets = [...brochure.index].sort((a, b) => compare(a.title, b.title));
  brochure.startChapter(sources.t('index'));
  brochure.title(sources.t('index'));
  const column = (WIDTH - 18) / 2;
  let [side, top, y] = [0, brochure.y, brochure.y];
  for (const { title, page, name } of targets) {
    const style: Style = { size: 8.2, color: COLORS.ink, width: column - 24 };
    const height = writer.height(title, style);
    if (y + height > BOTTOM) {
      if (side === 1) {
        brochure.y = BOTTOM;
        brochure.startPage();
        top = TOP;
      }
      side = 1 - side;
      y = top;
    }
    const x = MARGIN + side * (column + 18);
    writer.write('P', title, x, y, style);
    const number: Style = { face: 'strong', size: 8.2, color: COLORS.terracottaDeep };
    writer.write('P', String(page), x + column - writer.width(String(page), number), y, number);
    writer.document.goTo(x, y - 1, column, height + 1, name);
    y += height + 2.5 * brochure.fit.gap;
  }
  // The left column is full: continue on a new page.
  brochure.y = side === 1 ? BOTTOM : y;
}

/** Size of the code on the last page, which has a short address. */
const QR_SIZE = 104;

/** The last page: publisher, and the address of the site. */
export function drawBackCover(brochure: Brochure): void {
  const { writer, sources } = brochure;
  const { t, siteUrl, locale } = sources;
  brochure.startPage({ section: true, color: COLORS.green, head: false });
  writer.artifact((document) => {
    zelligeBand(document, 0, A5.height - 16, A5.width, 16);
    mark(document, A5.width / 2, 96, 34);
  });
  const center: Style = { color: COLORS.plaster, width: WIDTH, align: 'center' };
  let y = 156;
  const title: Style = { ...center, face: 'display', size: 21 };
  y += writer.write('H1', t('back.title'), MARGIN, y, title) + 8;
  y += writer.write('P', t('back.words'), MARGIN, y, { ...center, size: 10 }) + 18;
  const url = `${siteUrl}/${locale}`;
  const printed = makeQrCode(url);
  if (printed) {
    const place = { x: (A5.width - QR_SIZE) / 2, y, size: QR_SIZE, background: COLORS.plaster };
    writer.figure(`QR: ${url}`, (document) => drawQrCode(document, printed.code, place));
    y += QR_SIZE + 18;
  }
  const link: Style = { ...center, face: 'strong', size: 10, color: COLORS.saffron };
  writer.link(url, MARGIN, y, WIDTH, writer.write('Link', url, MARGIN, y, link));
  y += 28;
  y += writer.write('P', t('back.made', { date: formatCreationDate(brochure) }), MARGIN, y, {
    ...center,
    size: 8.6,
  });
  writer.write('P', t('back.map'), MARGIN, y + 4, { ...center, size: 8.6 });
  writer.artifact((document) => star(document, A5.width / 2, y + 34, 6, COLORS.saffron));
}

/** The date in words. */
export function formatCreationDate({ sources: { now, locale } }: Brochure): string {
  return dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(dayInRegion(now)),
  );
}
