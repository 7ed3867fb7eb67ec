/** Parts of chapters: opening picture, entries with an arch, climate chart. */
import type { Climate } from '../../../domain/content/city.ts';
import { type EntryWithPicture, entryPoster } from '../../../domain/content/picture.ts';
import { formatDuration } from '../../../domain/format/duration.ts';
import type { LocalizedText } from '../../../domain/locale.ts';
import { zelligeBand, zelligePanel } from '../ornaments.ts';
import { A5, COLORS } from '../pdfTheme.ts';
import type { Style } from '../pdfWriter.ts';
import { BODY, type Brochure, MARGIN, SMALL, WIDTH } from './brochure.ts';

const OPENING_HEIGHT = 214;
const LEAD: Style = { size: 10.6, color: COLORS.ink, width: WIDTH };

interface ChapterEntry extends EntryWithPicture {
  title: LocalizedText;
  arabicTitle?: string | undefined;
  summary?: LocalizedText | undefined;
}

/** Equal for pictures of the same scene and subject. */
export function pictureKey(entry: EntryWithPicture): string {
  const { scene, motif = '' } = entryPoster(entry);
  return entry.media?.[0]?.url ?? `${scene} ${motif}`;
}

/**
 * Starts a chapter with a full-width picture.
 *
 * @param options.inRun true for a chapter of the run before it, whose pages are fitted together
 */
export async function openChapter(
  brochure: Brochure,
  kind: string,
  entry: ChapterEntry,
  {
    title = brochure.textOf(entry.title),
    lead = true,
    height = OPENING_HEIGHT,
    inRun = false,
  } = {},
): Promise<void> {
  const { writer, sources } = brochure;
  const picture = await brochure.picture(kind, entry, 'card', 'w_800');
  brochure.startChapter(title, entry.arabicTitle, inRun ? Number.MAX_VALUE : Infinity);
  if (!writer.measuring) {
    await brochure.drawn.add(writer.pageNumber, pictureKey(entry), picture);
  }
  const pictureHeight = height * brochure.fit.picture;
  writer.artifact((document) => {
    document.save().rect(0, 0, A5.width, pictureHeight).clip();
    const cover = [A5.width, pictureHeight] as [number, number];
    document.image(picture, 0, 0, { cover, align: 'center', valign: 'center' });
    document.restore();
    zelligeBand(document, 0, pictureHeight, A5.width, 9);
  });
  brochure.y = pictureHeight + 26;
  const arabic: Style = { size: 20, color: COLORS.terracottaDeep };
  const arabicWidth = entry.arabicTitle ? writer.width(entry.arabicTitle, arabic) : 0;
  const style: Style = { face: 'display', size: 25, color: COLORS.green, width: WIDTH };
  const isArabicBeside =
    writer.width(title, { face: 'display', size: 25 }) + arabicWidth + 14 < WIDTH;
  const top = brochure.y;
  brochure.y += writer.write('H1', title, MARGIN, brochure.y, style, brochure.langOf(entry.title));
  if (entry.arabicTitle) {
    const x = A5.width - MARGIN - arabicWidth;
    const y = isArabicBeside ? top - 2 : brochure.y - 4;
    writer.write('P', entry.arabicTitle, x, y, arabic, 'ar');
    if (!isArabicBeside) brochure.y += 26;
  }
  brochure.y += 5;
  if (lead && entry.summary) {
    brochure.text(entry.summary, LEAD);
    brochure.y += 3;
  }
  sources.onEntry?.();
}

const ARCH = { width: 76, height: 96 };
const GAP = 15;

interface DetailedEntry extends ChapterEntry {
  duration?: number | undefined;
  tip?: LocalizedText | undefined;
}

/** An entry: poster in an arch, names, facts, text. */
export async function writeEntry(
  brochure: Brochure,
  kind: string,
  entry: DetailedEntry,
  { facts = [], url, more }: { facts?: (string | undefined)[]; url?: string; more?: LocalizedText },
): Promise<void> {
  const { writer, sources } = brochure;
  const picture = await brochure.picture(kind, entry, 'tall', 'w_320');
  const x = MARGIN + ARCH.width + GAP;
  const width = WIDTH - ARCH.width - GAP;
  const title: Style = { face: 'display', size: 12.5, color: COLORS.ink, width };
  const arabic: Style = { size: 11.5, color: COLORS.terracottaDeep };
  const { arabicTitle, summary, tip } = entry;
  const name = brochure.textOf(entry.title);
  const arabicWidth = arabicTitle ? writer.width(arabicTitle, arabic) : 0;
  const isArabicBeside = writer.width(name, { ...title, width: 9999 }) + arabicWidth + 14 < width;
  const duration = formatDuration(entry.duration, sources.locale);
  const factLine = [duration, ...facts].filter(Boolean).join(' · ');
  const fact: Style = { face: 'strong', size: 8.2, color: COLORS.terracottaDeep, width };
  const lines: { text: string; style: Style; lang?: string | undefined }[] = [
    ...(factLine ? [{ text: factLine, style: fact }] : []),
    ...[summary, more].flatMap((text) =>
      text
        ? [{ text: brochure.textOf(text), style: { ...BODY, width }, lang: brochure.langOf(text) }]
        : [],
    ),
    ...(tip
      ? [{ text: brochure.textOf(tip), style: { ...SMALL, width }, lang: brochure.langOf(tip) }]
      : []),
  ];
  const titleHeight = writer.height(name, title) + (arabicTitle && !isArabicBeside ? 16 : 0);
  const textHeight = lines.reduce((sum, line) => sum + writer.height(line.text, line.style) + 3, 0);
  const height = Math.max(ARCH.height, titleHeight + 2 + textHeight);
  brochure.ensureSpace(height);
  brochure.addEntry(name);
  const top = brochure.y;
  // Neighbours that look the same have an ornament instead, which is as high.
  const isNew =
    writer.measuring ||
    (await brochure.drawn.add(writer.pageNumber, `${kind} ${entry._id}`, picture));
  writer.artifact((document) => drawArch(document, isNew ? picture : undefined, MARGIN, top));
  writer.write('H2', name, x, top, title, brochure.langOf(entry.title));
  if (url) writer.link(url, MARGIN, top, WIDTH, titleHeight);
  if (arabicTitle) {
    const y = isArabicBeside ? top : top + titleHeight - 16;
    const left = isArabicBeside ? A5.width - MARGIN - arabicWidth : x;
    writer.write('P', arabicTitle, left, y, arabic, 'ar');
  }
  let y = top + titleHeight + 2;
  for (const { text, style, lang } of lines) y += writer.write('P', text, x, y, style, lang) + 3;
  brochure.y = top + height + 14 * brochure.fit.gap;
  sources.onEntry?.();
}

/** A picture, or an ornament, clipped to a horseshoe arch. */
function drawArch(
  document: PDFKit.PDFDocument,
  picture: Buffer | undefined,
  x: number,
  y: number,
): void {
  const { width, height } = ARCH;
  const archPath = (inset: number) => {
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
  archPath(0);
  document.fill(COLORS.saffron);
  document.save();
  archPath(1.6);
  document.clip();
  if (picture) {
    const cover = [width, height] as [number, number];
    document.image(picture, x, y, { cover, align: 'center', valign: 'center' });
  } else zelligePanel(document, x, y, width, height);
  document.restore();
}

const CHART = { height: 84, foot: 14 };

/** Monthly temperatures and rain as bars, with a legend. */
export function drawClimate(
  brochure: Brochure,
  climate: Climate,
  heading = brochure.sources.t('climate.title'),
): void {
  const { writer, sources } = brochure;
  const { t, locale } = sources;
  const height = CHART.height * brochure.fit.picture;
  brochure.heading(heading, height + 40);
  const top = brochure.y + 8;
  const step = WIDTH / 12;
  const [least, most] = [Math.min(...climate.low), Math.max(...climate.high)];
  const yOf = (degrees: number) => top + 8 + ((most - degrees) / (most - least)) * (height - 16);
  const wettest = Math.max(...climate.rain);
  const alt = t('climate.told', { low: Math.round(least), high: Math.round(most) });
  writer.figure(alt, (document) => {
    document.roundedRect(MARGIN, top - 8, WIDTH, height + CHART.foot + 14, 6);
    document.fill(COLORS.plasterSoft);
    for (let month = 0; month < 12; month++) {
      const x = MARGIN + step * (month + 0.5);
      const [pictureHeight = 0, low = 0, rain = 0] = [
        climate.high[month],
        climate.low[month],
        climate.rain[month],
      ];
      const rainHeight = (rain / wettest) * (height * 0.55);
      document.rect(x - 9, top + height - rainHeight, 18, rainHeight).fill('#c5d8d6');
      const barHeight = yOf(low) - yOf(pictureHeight);
      document.roundedRect(x - 3.5, yOf(pictureHeight), 7, barHeight, 3.5).fill(COLORS.terracotta);
      const number: Style = { face: 'strong', size: 7, color: COLORS.ink };
      for (const [degrees, y] of [
        [pictureHeight, yOf(pictureHeight) - 9],
        [low, yOf(low) + 1],
      ] as const) {
        const text = String(Math.round(degrees));
        writer.drawText(text, x - writer.width(text, number) / 2, y, number);
      }
      const name = new Intl.DateTimeFormat(locale, { month: 'narrow', timeZone: 'UTC' }).format(
        Date.UTC(2024, month, 1),
      );
      const soft: Style = { size: 7.5, color: COLORS.soft };
      writer.drawText(name, x - writer.width(name, soft) / 2, top + height + 3, soft);
    }
  });
  brochure.y = top + height + CHART.foot + 14;
  brochure.paragraph(t('climate.legend', { rain: Math.round(wettest) }), SMALL);
}
