import type { Catalogue } from '../../../domain/content/catalogue.ts';
import type { EntryWithPicture } from '../../../domain/content/picture.ts';
import { type Locale, type LocalizedText, langOf, textIn } from '../../../domain/locale.ts';
import type { ImageWidth } from '../../../domain/media/imageUrl.ts';
import type { Shape } from '../../../domain/media/poster.ts';
import type { TranslateGroup } from '../../../domain/messages.ts';
import { star } from '../ornaments.ts';
import { A5, COLORS } from '../pdfTheme.ts';
import { fillBackground, PdfWriter, type Style } from '../pdfWriter.ts';
import type { StreetLoader } from '../streets/streetLoader.ts';
import { DrawnPictures } from './drawnPictures.ts';
import type { Pictures } from './pictures.ts';

/** Margins of the text on a page. */
export const MARGIN = 40;
export const TOP = 44;
export const BOTTOM = A5.height - 48;
export const WIDTH = A5.width - 2 * MARGIN;

export const BODY: Style = { size: 9.3, color: COLORS.ink, width: WIDTH };
export const SMALL: Style = { size: 8.4, color: COLORS.soft, width: WIDTH };
const HEADING: Style = { face: 'display', size: 14.5, color: COLORS.green, width: WIDTH };

/** Space that a chapter uses, as factors of the normal space. */
export interface Fit {
  /** Heights of pictures and charts. */
  picture: number;
  /** Space between entries. */
  gap: number;
  /** Usable height of its pages. */
  depth: number;
}
const NORMAL_FIT: Fit = { picture: 1, gap: 1, depth: 1 };
const EMPTY = Buffer.alloc(0);

/** What a brochure is generated from, and its progress callback. */
export interface Sources {
  catalogue: Catalogue;
  locale: Locale;
  t: TranslateGroup<'brochures'>;
  pictures: Pictures;
  streets: StreetLoader;
  /** The public address of the site. */
  siteUrl: string;
  /** Time of generation. */
  now: Date;
  /** Called after every entry. */
  onEntry?(): void;
}

/** A target of the table of contents or the index. */
interface Target {
  title: string;
  arabic?: string | undefined;
  page: number;
  name: string;
}

/**
 * Lays out a brochure: flows text over pages and records targets for contents, index and bookmarks.
 */
export class Brochure {
  readonly writer: PdfWriter;
  readonly sources: Sources;
  readonly chapters: Target[] = [];
  readonly index: Target[] = [];
  readonly drawn = new DrawnPictures();
  /** Vertical position of the next line. */
  y = TOP;
  #chapterTitle = '';
  readonly #runningHeads = new Map<number, string>();
  #bookmark: PDFKit.PDFOutline | undefined;
  readonly #fits: readonly Fit[];
  /** Where the pages of each run of chapters end. */
  readonly #runs: number[][] = [];

  /** @param options.fits by run of chapters; missing ones use the normal space */
  constructor(
    sources: Sources,
    options: {
      title: string;
      subject: string;
      fits?: readonly Fit[];
      measuring?: boolean;
      heights?: Map<string, number>;
    },
  ) {
    const { fits = [], ...rest } = options;
    this.sources = sources;
    this.#fits = fits;
    this.writer = new PdfWriter({
      ...rest,
      locale: sources.locale,
      created: sources.now,
      paper: A5,
    });
  }

  /** Space that the current chapter uses. */
  get fit(): Fit {
    return this.#fits[this.#runs.length - 1] ?? NORMAL_FIT;
  }

  /** Height that is left on the current page. */
  get freeHeight(): number {
    return this.#bottom - this.y;
  }

  get #bottom(): number {
    return TOP + (BOTTOM - TOP) * this.fit.depth;
  }

  /**
   * Number of pages of each run of chapters, and how full its emptiest one is, from 0 to 1. A run is a
   * chapter that starts on a new page in any case, and those that follow it where there is space.
   */
  runFills(): { pageCount: number; fill: number }[] {
    return this.#runs.map((ends, index) => {
      const all = index === this.#runs.length - 1 ? [...ends, this.y] : ends;
      return { pageCount: all.length, fill: (Math.min(...all) - TOP) / (BOTTOM - TOP) };
    });
  }

  /** Starts a page; its running head is the title of the chapter. */
  startPage({ section = false, color = COLORS.plaster as string, head = true } = {}): void {
    this.#runs.at(-1)?.push(this.y);
    this.writer.page({ section });
    fillBackground(this.writer, color);
    this.y = TOP;
    if (head && this.#chapterTitle)
      this.#runningHeads.set(this.writer.pageNumber, this.#chapterTitle);
  }

  /**
   * Starts a chapter on a new page.
   *
   * @param freeHeight if this height is left on the current page, the chapter starts there
   */
  startChapter(title: string, arabic?: string, freeHeight = Infinity): void {
    this.#chapterTitle = title;
    const fitsOnPage = this.hasSpace(freeHeight);
    if (fitsOnPage) {
      this.writer.section();
      this.y += 18;
    } else {
      this.startPage({ section: true, head: false });
      if (freeHeight === Infinity) this.#runs.push([]);
    }
    const target = this.#addTarget(title, fitsOnPage ? this.y - 8 : 0);
    this.chapters.push({ ...target, arabic });
    this.#bookmark = this.writer.document.outline.addItem(title);
  }

  /** Records the position of an entry for index and bookmarks. */
  addEntry(title: string): void {
    this.index.push(this.#addTarget(title, this.y - 8));
    this.#bookmark?.addItem(title);
  }

  #addTarget(title: string, y: number): Target {
    const name = `m${this.chapters.length}-${this.index.length}`;
    this.writer.document.addNamedDestination(name, 'XYZ', 0, Math.max(0, y), null);
    return { title, page: this.writer.pageNumber, name };
  }

  /** Whether a height is left on a page that has begun. */
  hasSpace(height: number): boolean {
    return this.y > TOP && this.freeHeight >= height;
  }

  /** Starts a page if less than `height` is left. */
  ensureSpace(height: number): void {
    if (this.y + height > this.#bottom) this.startPage();
  }

  /** The title of a chapter without an opening picture. */
  title(text: string): void {
    this.writer.artifact((document) => star(document, MARGIN + 9, this.y + 4, 9, COLORS.saffron));
    this.y += 22;
    const style: Style = { face: 'display', size: 25, color: COLORS.green, width: WIDTH };
    this.y += this.writer.write('H1', text, MARGIN, this.y, style) + 10;
  }

  /** @param keep least height below it on its page: usually that of three lines, which are not divided */
  heading(text: string, keep = 60): void {
    this.ensureSpace(this.writer.height(text, HEADING) + keep);
    this.y += this.y > TOP ? 8 : 0;
    this.y += this.writer.write('H2', text, MARGIN, this.y, HEADING) + 6;
  }

  /** A content text: blank lines separate paragraphs, lines with a dash are list items. */
  text(text: LocalizedText | undefined, style: Style = BODY): void {
    if (!text) return;
    const lang = this.langOf(text);
    for (const paragraph of textIn(text, this.sources.locale).split(/\n\s*\n/)) {
      const lines = paragraph.split('\n');
      const intro = lines.filter((line) => !line.startsWith('– ')).join(' ');
      if (intro) this.paragraph(intro, style, lang);
      for (const line of lines.filter((each) => each.startsWith('– '))) {
        this.item(line.slice(2), style, lang);
      }
    }
  }

  /** One paragraph, continued on the next page if needed. */
  paragraph(text: string, style: Style = BODY, lang?: string): void {
    let rest = text;
    while (rest) {
      const freeHeight = this.#bottom - this.y;
      const height = this.writer.height(rest, style);
      const part = height <= freeHeight ? rest : this.#fittingPart(rest, style, freeHeight);
      if (part) this.y += this.writer.write('P', part.trimEnd(), MARGIN, this.y, style, lang) + 5;
      rest = rest.slice(part.length).trimStart();
      if (rest) this.startPage();
    }
  }

  /** A line that starts with a star. */
  item(text: string, style: Style = BODY, lang?: string): void {
    const itemStyle = { ...style, width: WIDTH - 14 };
    this.ensureSpace(this.writer.height(text, itemStyle));
    const top = this.y;
    this.writer.artifact((document) => star(document, MARGIN + 4, top + 6, 3, COLORS.terracotta));
    this.y += this.writer.write('P', text, MARGIN + 14, this.y, itemStyle, lang) + 3;
  }

  /** An entry's picture as JPEG; undefined while measuring. */
  async picture(
    kind: string,
    entry: EntryWithPicture,
    shape: Shape,
    width: ImageWidth,
  ): Promise<Buffer> {
    return this.writer.measuring ? EMPTY : this.sources.pictures.of(kind, entry, shape, width);
  }

  langOf(text: LocalizedText): Locale | undefined {
    const lang = langOf(text, this.sources.locale);
    return lang === this.sources.locale ? undefined : lang;
  }

  textOf(text: LocalizedText): string {
    return textIn(text, this.sources.locale);
  }

  /** As many words as fit, at least two lines, else none. */
  #fittingPart(text: string, style: Style, freeHeight: number): string {
    const line = this.writer.height('x', style);
    const part = this.#firstOf(text, style, freeHeight);
    // Avoids a single last line on a new page.
    const leavesWidow = this.writer.height(text.slice(part.length), style) < 1.5 * line;
    const result = leavesWidow ? this.#firstOf(text, style, freeHeight - line) : part;
    return this.writer.height(result, style) < 1.5 * line ? '' : result;
  }

  #firstOf(text: string, style: Style, freeHeight: number): string {
    const intro = text.split(/(?<= )/);
    let [low, high] = [0, intro.length];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.writer.height(intro.slice(0, middle).join('').trimEnd(), style) <= freeHeight)
        low = middle;
      else high = middle - 1;
    }
    return intro.slice(0, low).join('');
  }

  /** Adds page numbers and running heads when all pages exist; the cover has none. */
  addPageNumbers(): void {
    const { writer } = this;
    writer.onEachPage((page, pages) => {
      if (page === 1 || page === pages) return;
      const number = String(page);
      const style: Style = { size: 8.2, color: COLORS.soft };
      const isOddPage = page % 2 === 1;
      writer.artifact((document) => {
        const y = A5.height - 32;
        const width = writer.width(number, style);
        writer.drawText(number, isOddPage ? A5.width - MARGIN - width : MARGIN, y, style);
        const head = this.#runningHeads.get(page);
        if (!head) return;
        const x = isOddPage ? MARGIN : A5.width - MARGIN - writer.width(head, style);
        writer.drawText(head, x, y, style);
        star(document, A5.width / 2, y + 5, 4, COLORS.saffron);
      });
    });
  }
}
