/** Parts of chapters: opening picture, entries with an arch, climate chart. */
import type { Climate } from '../../../domain/content/city.ts';
import type { EntryWithPicture } from '../../../domain/content/picture.ts';
import { formatDuration } from '../../../domain/format/duration.ts';
import type { LocalizedText } from '../../../domain/locale.ts';
import { zelligeBand } from '../ornaments.ts';
import { COLORS, LEAF } from '../pdfTheme.ts';
import type { Style } from '../pdfWriter.ts';
import { BODY, type Brochure, EDGE, SMALL, WIDTH } from './brochure.ts';

const OPENING = 214;
const LEAD: Style = { size: 10.6, color: COLORS.ink, width: WIDTH };

interface Opening extends EntryWithPicture {
  title: LocalizedText;
  arabicTitle?: string | undefined;
  summary?: LocalizedText | undefined;
}

/** Starts a chapter with a full-width picture. */
export async function openChapter(
  book: Brochure,
  kind: string,
  entry: Opening,
  { title = book.in(entry.title), lead = true, height = OPENING } = {},
): Promise<void> {
  const { pen, sources } = book;
  const picture = await book.picture(kind, entry, 'card', 'w_800');
  book.chapter(title, entry.arabicTitle);
  const high = height * book.fit.picture;
  pen.ornament((document) => {
    document.save().rect(0, 0, LEAF.width, high).clip();
    const cover = [LEAF.width, high] as [number, number];
    document.image(picture, 0, 0, { cover, align: 'center', valign: 'center' });
    document.restore();
    zelligeBand(document, 0, high, LEAF.width, 9);
  });
  book.y = high + 26;
  const arabic: Style = { size: 20, color: COLORS.terracottaDeep };
  const arabicWidth = entry.arabicTitle ? pen.width(entry.arabicTitle, arabic) : 0;
  const style: Style = { face: 'display', size: 25, color: COLORS.green, width: WIDTH };
  const beside = pen.width(title, { face: 'display', size: 25 }) + arabicWidth + 14 < WIDTH;
  const top = book.y;
  book.y += pen.write('H1', title, EDGE, book.y, style, book.langOf(entry.title));
  if (entry.arabicTitle) {
    const x = LEAF.width - EDGE - arabicWidth;
    const y = beside ? top - 2 : book.y - 4;
    pen.write('P', entry.arabicTitle, x, y, arabic, 'ar');
    if (!beside) book.y += 26;
  }
  book.y += 5;
  if (lead && entry.summary) {
    book.text(entry.summary, LEAD);
    book.y += 3;
  }
  sources.onEntry?.();
}

const ARCH = { width: 76, height: 96 };
const GAP = 15;

interface Told extends Opening {
  duration?: number | undefined;
  tip?: LocalizedText | undefined;
}

/** An entry: poster in an arch, names, facts, text. */
export async function writeEntry(
  book: Brochure,
  kind: string,
  entry: Told,
  { facts = [], url, more }: { facts?: (string | undefined)[]; url?: string; more?: LocalizedText },
): Promise<void> {
  const { pen, sources } = book;
  const picture = await book.picture(kind, entry, 'tall', 'w_320');
  const x = EDGE + ARCH.width + GAP;
  const width = WIDTH - ARCH.width - GAP;
  const title: Style = { face: 'display', size: 12.5, color: COLORS.ink, width };
  const arabic: Style = { size: 11.5, color: COLORS.terracottaDeep };
  const { arabicTitle, summary, tip } = entry;
  const name = book.in(entry.title);
  const arabicWidth = arabicTitle ? pen.width(arabicTitle, arabic) : 0;
  const beside = pen.width(name, { ...title, width: 9999 }) + arabicWidth + 14 < width;
  const duration = formatDuration(entry.duration, sources.locale);
  const known = [duration, ...facts].filter(Boolean).join(' · ');
  const fact: Style = { face: 'strong', size: 8.2, color: COLORS.terracottaDeep, width };
  const lines: { text: string; style: Style; lang?: string | undefined }[] = [
    ...(known ? [{ text: known, style: fact }] : []),
    ...[summary, more].flatMap((text) =>
      text ? [{ text: book.in(text), style: { ...BODY, width }, lang: book.langOf(text) }] : [],
    ),
    ...(tip ? [{ text: book.in(tip), style: { ...SMALL, width }, lang: book.langOf(tip) }] : []),
  ];
  const titleHeight = pen.height(name, title) + (arabicTitle && !beside ? 16 : 0);
  const words = lines.reduce((sum, line) => sum + pen.height(line.text, line.style) + 3, 0);
  const height = Math.max(ARCH.height, titleHeight + 2 + words);
  book.need(height);
  book.entry(name);
  const top = book.y;
  pen.ornament((document) => drawArch(document, picture, EDGE, top));
  pen.write('H2', name, x, top, title, book.langOf(entry.title));
  if (url) pen.link(url, EDGE, top, WIDTH, titleHeight);
  if (arabicTitle) {
    const y = beside ? top : top + titleHeight - 16;
    const left = beside ? LEAF.width - EDGE - arabicWidth : x;
    pen.write('P', arabicTitle, left, y, arabic, 'ar');
  }
  let y = top + titleHeight + 2;
  for (const { text, style, lang } of lines) y += pen.write('P', text, x, y, style, lang) + 3;
  book.y = top + height + 14 * book.fit.gap;
  sources.onEntry?.();
}

/** A picture clipped to a horseshoe arch. */
function drawArch(document: PDFKit.PDFDocument, picture: Buffer, x: number, y: number): void {
  const { width, height } = ARCH;
  const gate = (inset: number) => {
    const [left, right] = [x + inset, x + width - inset];
    const radius = (right - left) / 2;
    const spring = y + inset + radius * 1.3;
    // The arch is wider than its posts, as in the gates of Fez.
    const post = 3.5;
    document
      .moveTo(left + post, y + height - inset)
      .lineTo(left + post, spring)
      .bezierCurveTo(left - 1, spring - radius * 0.35, left, y + inset, x + width / 2, y + inset)
      .bezierCurveTo(right, y + inset, right + 1, spring - radius * 0.35, right - post, spring)
      .lineTo(right - post, y + height - inset)
      .closePath();
  };
  gate(0);
  document.fill(COLORS.saffron);
  document.save();
  gate(1.6);
  document.clip();
  const cover = [width, height] as [number, number];
  document.image(picture, x, y, { cover, align: 'center', valign: 'center' });
  document.restore();
}

const CHART = { height: 84, foot: 14 };
/** Height of a chart with heading and legend, at normal space. */
export const CHART_ROOM = 170;

/** Monthly temperatures and rain as bars. */
export function drawClimate(book: Brochure, climate: Climate): void {
  const { pen, sources } = book;
  const { say, locale } = sources;
  const tall = CHART.height * book.fit.picture;
  book.heading(say('climate.title'), tall + 40);
  const top = book.y + 8;
  const step = WIDTH / 12;
  const [least, most] = [Math.min(...climate.low), Math.max(...climate.high)];
  const at = (degrees: number) => top + 8 + ((most - degrees) / (most - least)) * (tall - 16);
  const wettest = Math.max(...climate.rain);
  const words = say('climate.told', { low: Math.round(least), high: Math.round(most) });
  pen.figure(words, (document) => {
    document.roundedRect(EDGE, top - 8, WIDTH, tall + CHART.foot + 14, 6);
    document.fill(COLORS.plasterSoft);
    for (let month = 0; month < 12; month++) {
      const x = EDGE + step * (month + 0.5);
      const [high = 0, low = 0, rain = 0] = [
        climate.high[month],
        climate.low[month],
        climate.rain[month],
      ];
      const fall = (rain / wettest) * (tall * 0.55);
      document.rect(x - 9, top + tall - fall, 18, fall).fill('#c5d8d6');
      const warm = at(low) - at(high);
      document.roundedRect(x - 3.5, at(high), 7, warm, 3.5).fill(COLORS.terracotta);
      const number: Style = { face: 'strong', size: 7, color: COLORS.ink };
      for (const [degrees, y] of [
        [high, at(high) - 9],
        [low, at(low) + 1],
      ] as const) {
        const text = String(Math.round(degrees));
        pen.letters(text, x - pen.width(text, number) / 2, y, number);
      }
      const name = new Intl.DateTimeFormat(locale, { month: 'narrow', timeZone: 'UTC' }).format(
        Date.UTC(2024, month, 1),
      );
      const soft: Style = { size: 7.5, color: COLORS.soft };
      pen.letters(name, x - pen.width(name, soft) / 2, top + tall + 3, soft);
    }
  });
  book.y = top + tall + CHART.foot + 14;
  book.paragraph(say('climate.legend', { rain: Math.round(wettest) }), SMALL);
}
