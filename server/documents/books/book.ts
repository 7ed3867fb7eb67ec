import type { Catalogue } from '../../../domain/catalogue.ts';
import { type Locale, type LocalizedText, langOf, textIn } from '../../../domain/locale.ts';
import { star } from '../ornaments.ts';
import { COLORS, LEAF } from '../paper.ts';
import { ground, Pen, type Style } from '../pen.ts';
import type { Pictures } from './pictures.ts';
import type { BookSay } from './words.ts';

/** The edges within which the words of a leaf stand. */
export const EDGE = 40;
export const TOP = 44;
export const BOTTOM = LEAF.height - 48;
export const WIDTH = LEAF.width - 2 * EDGE;

export const BODY: Style = { size: 9.3, color: COLORS.ink, width: WIDTH };
export const SMALL: Style = { size: 8.4, color: COLORS.soft, width: WIDTH };
const HEADING: Style = { face: 'display', size: 14.5, color: COLORS.green, width: WIDTH };

/** What a book is made from, and whom it tells how far it is. */
export interface Sources {
  catalogue: Catalogue;
  locale: Locale;
  say: BookSay;
  pictures: Pictures;
  /** The public address of the site. */
  siteUrl: string;
  /** When it is made. */
  now: Date;
  /** Told after every entry that is written. */
  onEntry?(): void;
}

/** Something that the table of contents or the index leads to. */
interface Mark {
  title: string;
  arabic?: string | undefined;
  page: number;
  name: string;
}

/** The flow of a book: words run from leaf to leaf, and what leads to them is remembered. */
export class Book {
  readonly pen: Pen;
  readonly sources: Sources;
  readonly chapters: Mark[] = [];
  readonly index: Mark[] = [];
  /** Where the next line stands. */
  y = TOP;
  #running = '';
  readonly #runningHeads = new Map<number, string>();
  #bookmark: PDFKit.PDFOutline | undefined;

  constructor(sources: Sources, options: { title: string; subject: string }) {
    this.sources = sources;
    this.pen = new Pen({ ...options, locale: sources.locale, paper: LEAF });
  }

  /** Begins a leaf; its running head is the chapter's name. */
  leaf({ section = false, color = COLORS.plaster as string, head = true } = {}): void {
    this.pen.page({ section });
    ground(this.pen, color);
    this.y = TOP;
    if (head && this.#running) this.#runningHeads.set(this.pen.pageNumber, this.#running);
  }

  /** Begins a chapter on a leaf of its own, to which contents and bookmarks lead. */
  chapter(title: string, arabic?: string): void {
    this.#running = title;
    this.leaf({ section: true, head: false });
    const mark = this.#mark(title, 0);
    this.chapters.push({ ...mark, arabic });
    this.#bookmark = this.pen.document.outline.addItem(title);
  }

  /** Remembers that an entry stands here, for the index and the bookmarks. */
  entry(title: string): void {
    this.index.push(this.#mark(title, this.y - 8));
    this.#bookmark?.addItem(title);
  }

  #mark(title: string, y: number): Mark {
    const name = `m${this.chapters.length}-${this.index.length}`;
    this.pen.document.addNamedDestination(name, 'XYZ', 0, Math.max(0, y), null);
    return { title, page: this.pen.pageNumber, name };
  }

  /** Turns the leaf where less than `height` is left of it. */
  need(height: number): void {
    if (this.y + height > BOTTOM) this.leaf();
  }

  /** The title of a chapter that opens without a picture. */
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

  /** A content text: empty lines part its paragraphs, lines with a dash are a list. */
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

  /** One paragraph, which goes on on the next leaf where it does not fit. */
  paragraph(text: string, style: Style = BODY, lang?: string): void {
    let rest = text;
    while (rest) {
      const room = BOTTOM - this.y;
      const whole = this.pen.height(rest, style);
      const part = whole <= room ? rest : this.#fitting(rest, style, room);
      if (part) this.y += this.pen.write('P', part.trimEnd(), EDGE, this.y, style, lang) + 5;
      rest = rest.slice(part.length).trimStart();
      if (rest) this.leaf();
    }
  }

  /** A line with a star before it. */
  item(text: string, style: Style = BODY, lang?: string): void {
    const own = { ...style, width: WIDTH - 14 };
    this.need(this.pen.height(text, own));
    const top = this.y;
    this.pen.ornament((document) => star(document, EDGE + 4, top + 6, 3, COLORS.terracotta));
    this.y += this.pen.write('P', text, EDGE + 14, this.y, own, lang) + 3;
  }

  langOf(text: LocalizedText): Locale | undefined {
    const lang = langOf(text, this.sources.locale);
    return lang === this.sources.locale ? undefined : lang;
  }

  in(text: LocalizedText): string {
    return textIn(text, this.sources.locale);
  }

  /** As many words as fit into the room, at least two lines of them, else none. */
  #fitting(text: string, style: Style, room: number): string {
    const line = this.pen.height('x', style);
    const part = this.#firstOf(text, style, room);
    // The last line alone on a new leaf looks lost.
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

  /** Page numbers and running heads, when all leaves are written; the cover has none. */
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
