import type { Catalogue } from '../../../domain/content/catalogue.ts';
import type { EntryWithPicture } from '../../../domain/content/picture.ts';
import { type Locale, type LocalizedText, langOf, textIn } from '../../../domain/locale.ts';
import type { ImageWidth } from '../../../domain/media/imageUrl.ts';
import type { Shape } from '../../../domain/media/poster.ts';
import type { TranslateGroup } from '../../../domain/messages.ts';
import { star } from '../ornaments.ts';
import { COLORS, LEAF } from '../pdfTheme.ts';
import { ground, PdfWriter, type Style } from '../pdfWriter.ts';
import type { Pictures } from './pictures.ts';

/** Margins of the text on a page. */
export const EDGE = 40;
export const TOP = 44;
export const BOTTOM = LEAF.height - 48;
export const WIDTH = LEAF.width - 2 * EDGE;

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
const USUAL: Fit = { picture: 1, gap: 1, depth: 1 };
const NOTHING = Buffer.alloc(0);

/** What a brochure is generated from, and its progress callback. */
export interface Sources {
  catalogue: Catalogue;
  locale: Locale;
  say: TranslateGroup<'brochures'>;
  pictures: Pictures;
  /** The public address of the site. */
  siteUrl: string;
  /** Time of generation. */
  now: Date;
  /** Called after every entry. */
  onEntry?(): void;
}

/** A target of the table of contents or the index. */
interface Mark {
  title: string;
  arabic?: string | undefined;
  page: number;
  name: string;
}

/**
 * Lays out a brochure: flows text over pages and records targets for contents, index and bookmarks.
 */
export class Brochure {
  readonly pen: PdfWriter;
  readonly sources: Sources;
  readonly chapters: Mark[] = [];
  readonly index: Mark[] = [];
  /** Vertical position of the next line. */
  y = TOP;
  #running = '';
  readonly #runningHeads = new Map<number, string>();
  #bookmark: PDFKit.PDFOutline | undefined;
  readonly #fits: readonly Fit[];
  readonly #ends: { page: number; y: number }[] = [];

  /** @param options.fits by chapter; missing ones use the normal space */
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
    this.pen = new PdfWriter({ ...rest, locale: sources.locale, paper: LEAF });
  }

  /** Space that the current chapter uses. */
  get fit(): Fit {
    return this.#fits[this.chapters.length - 1] ?? USUAL;
  }

  get #bottom(): number {
    return TOP + (BOTTOM - TOP) * this.fit.depth;
  }

  /** Number of pages of each chapter, and how full the last one is, from 0 to 1. */
  fills(): { leaves: number; fill: number }[] {
    const ends = [...this.#ends, { page: this.pen.pageNumber, y: this.y }];
    return this.chapters.map(({ page }, index) => {
      const end = ends[index] ?? { page, y: BOTTOM };
      return { leaves: end.page - page + 1, fill: (end.y - TOP) / (BOTTOM - TOP) };
    });
  }

  /** Starts a page; its running head is the title of the chapter. */
  leaf({ section = false, color = COLORS.plaster as string, head = true } = {}): void {
    this.pen.page({ section });
    ground(this.pen, color);
    this.y = TOP;
    if (head && this.#running) this.#runningHeads.set(this.pen.pageNumber, this.#running);
  }

  /**
   * Starts a chapter on a new page.
   *
   * @param room if this height is left on the current page, the chapter starts there
   */
  chapter(title: string, arabic?: string, room = Infinity): void {
    if (this.chapters.length > 0) this.#ends.push({ page: this.pen.pageNumber, y: this.y });
    this.#running = title;
    const here = this.y > TOP && BOTTOM - this.y >= room;
    if (here) {
      this.pen.section();
      this.y += 18;
    } else this.leaf({ section: true, head: false });
    const mark = this.#mark(title, here ? this.y - 8 : 0);
    this.chapters.push({ ...mark, arabic });
    this.#bookmark = this.pen.document.outline.addItem(title);
  }

  /** Records the position of an entry for index and bookmarks. */
  entry(title: string): void {
    this.index.push(this.#mark(title, this.y - 8));
    this.#bookmark?.addItem(title);
  }

  #mark(title: string, y: number): Mark {
    const name = `m${this.chapters.length}-${this.index.length}`;
    this.pen.document.addNamedDestination(name, 'XYZ', 0, Math.max(0, y), null);
    return { title, page: this.pen.pageNumber, name };
  }

  /** Starts a page if less than `height` is left. */
  need(height: number): void {
    if (this.y + height > this.#bottom) this.leaf();
  }

  /** The title of a chapter without an opening picture. */
  title(text: string): void {
    this.pen.ornament((document) => star(document, EDGE + 9, this.y + 4, 9, COLORS.saffron));
    this.y += 22;
    const style: Style = { face: 'display', size: 25, color: COLORS.green, width: WIDTH };
    this.y += this.pen.write('H1', text, EDGE, this.y, style) + 10;
  }

  heading(text: string, keep = 40): void {
    this.need(this.pen.height(text, HEADING) + keep);
    this.y += this.y > TOP ? 8 : 0;
    this.y += this.pen.write('H2', text, EDGE, this.y, HEADING) + 6;
  }

  /** A content text: blank lines separate paragraphs, lines with a dash are list items. */
  text(text: LocalizedText | undefined, style: Style = BODY): void {
    if (!text) return;
    const lang = this.langOf(text);
    for (const paragraph of textIn(text, this.sources.locale).split(/\n\s*\n/)) {
      const lines = paragraph.split('\n');
      const words = lines.filter((line) => !line.startsWith('– ')).join(' ');
      if (words) this.paragraph(words, style, lang);
      for (const line of lines.filter((each) => each.startsWith('– '))) {
        this.item(line.slice(2), style, lang);
      }
    }
  }

  /** One paragraph, continued on the next page if needed. */
  paragraph(text: string, style: Style = BODY, lang?: string): void {
    let rest = text;
    while (rest) {
      const room = this.#bottom - this.y;
      const whole = this.pen.height(rest, style);
      const part = whole <= room ? rest : this.#fitting(rest, style, room);
      if (part) this.y += this.pen.write('P', part.trimEnd(), EDGE, this.y, style, lang) + 5;
      rest = rest.slice(part.length).trimStart();
      if (rest) this.leaf();
    }
  }

  /** A line that starts with a star. */
  item(text: string, style: Style = BODY, lang?: string): void {
    const own = { ...style, width: WIDTH - 14 };
    this.need(this.pen.height(text, own));
    const top = this.y;
    this.pen.ornament((document) => star(document, EDGE + 4, top + 6, 3, COLORS.terracotta));
    this.y += this.pen.write('P', text, EDGE + 14, this.y, own, lang) + 3;
  }

  /** An entry's picture as JPEG; undefined while measuring. */
  async picture(
    kind: string,
    entry: EntryWithPicture,
    shape: Shape,
    width: ImageWidth,
  ): Promise<Buffer> {
    return this.pen.measuring ? NOTHING : this.sources.pictures.of(kind, entry, shape, width);
  }

  langOf(text: LocalizedText): Locale | undefined {
    const lang = langOf(text, this.sources.locale);
    return lang === this.sources.locale ? undefined : lang;
  }

  in(text: LocalizedText): string {
    return textIn(text, this.sources.locale);
  }

  /** As many words as fit, at least two lines, else none. */
  #fitting(text: string, style: Style, room: number): string {
    const line = this.pen.height('x', style);
    const part = this.#firstOf(text, style, room);
    // Avoids a single last line on a new page.
    const lost = this.pen.height(text.slice(part.length), style) < 1.5 * line;
    const kept = lost ? this.#firstOf(text, style, room - line) : part;
    return this.pen.height(kept, style) < 1.5 * line ? '' : kept;
  }

  #firstOf(text: string, style: Style, room: number): string {
    const words = text.split(/(?<= )/);
    let [low, high] = [0, words.length];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.pen.height(words.slice(0, middle).join('').trimEnd(), style) <= room) low = middle;
      else high = middle - 1;
    }
    return words.slice(0, low).join('');
  }

  /** Adds page numbers and running heads when all pages exist; the cover has none. */
  number(): void {
    const { pen } = this;
    pen.onEachPage((page, pages) => {
      if (page === 1 || page === pages) return;
      const number = String(page);
      const style: Style = { size: 8.2, color: COLORS.soft };
      const outer = page % 2 === 1;
      pen.ornament((document) => {
        const y = LEAF.height - 32;
        const width = pen.width(number, style);
        pen.letters(number, outer ? LEAF.width - EDGE - width : EDGE, y, style);
        const head = this.#runningHeads.get(page);
        if (!head) return;
        const x = outer ? EDGE : LEAF.width - EDGE - pen.width(head, style);
        pen.letters(head, x, y, style);
        star(document, LEAF.width / 2, y + 5, 4, COLORS.saffron);
      });
    });
  }
}
