import PDFDocument from 'pdfkit';
import type { Locale } from '../../domain/locale.ts';
import { COLORS, FACES, type Face, faces, PAGE, type Paper } from './paper.ts';

export interface Style {
  face?: Face;
  size?: number;
  color?: string;
  width?: number;
  align?: 'left' | 'right' | 'center';
}

/** What a piece of the page is to a screen reader: PDF's own names. */
type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'Link';

const ARABIC = /\p{Script=Arabic}/u;
/** Runs of Arabic, with the spaces between its words, and runs of all else. */
const RUNS =
  /\p{Script=Arabic}(?:[\p{Script=Arabic}\p{M}\s]*[\p{Script=Arabic}\p{M}])?|[^\p{Script=Arabic}]+/gu;

/**
 * Writes and draws a PDF whose parts are told from each other: words belong to headings and
 * paragraphs in the order in which they are read, all drawing is marked as ornament.
 */
export class Pen {
  readonly document: PDFKit.PDFDocument;
  readonly paper: Paper;
  readonly #root: PDFKit.PDFStructureElement;
  #section: PDFKit.PDFStructureElement;

  constructor(options: { title: string; subject: string; locale: Locale; paper?: Paper }) {
    const { title, subject, locale, paper = PAGE } = options;
    this.paper = paper;
    this.document = new PDFDocument({
      size: [paper.width, paper.height],
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: locale,
      info: { Title: title, Subject: subject, Author: 'Fes-Meknes', Creator: 'Fes-Meknes' },
      // No standard face of PDF is used: all that are must be within the file.
      font: asSource('body'),
    });
    for (const face of FACES) this.document.registerFont(face, asSource(face));
    this.#root = this.document.struct('Document');
    this.document.addStructure(this.#root);
    this.#section = this.#root;
  }

  /** Begins a page, and with `section` a new part of the document. */
  page({ section = false } = {}): void {
    this.document.addPage();
    if (!section) return;
    this.#section = this.document.struct('Sect');
    this.#root.add(this.#section);
  }

  /** The number of the page that is written on, from 1. */
  get pageNumber(): number {
    const { start, count } = this.document.bufferedPageRange();
    return start + count;
  }

  /** Leaves the part of the document as it is, to be written when all else is known. */
  later(): (page: number, write: () => void) => void {
    const section = this.#section;
    return (page, write) => {
      const [last, here] = [this.pageNumber, this.#section];
      this.#section = section;
      this.document.switchToPage(page - 1);
      write();
      this.document.switchToPage(last - 1);
      this.#section = here;
    };
  }

  /** Draws what has nothing to say to who cannot see it. */
  ornament(draw: (document: PDFKit.PDFDocument) => void): void {
    this.document.markContent('Artifact', { type: 'Layout' });
    this.document.save();
    draw(this.document);
    this.document.restore();
    this.document.endMarkedContent();
  }

  /** Draws a picture that has words for who cannot see it. */
  figure(words: string, draw: (document: PDFKit.PDFDocument) => void): void {
    const drawn = () => {
      this.document.save();
      draw(this.document);
      this.document.restore();
    };
    this.#section.add(this.document.struct('Figure', { alt: words }, drawn));
  }

  /** The height of a text. */
  height(text: string, style: Style = {}): number {
    this.#use(style, ARABIC.test(text));
    return this.document.heightOfString(writable(text), this.#options(style));
  }

  width(text: string, style: Style = {}): number {
    this.#use(style, ARABIC.test(text));
    return this.document.widthOfString(writable(text), this.#options(style));
  }

  /** Writes a text from its upper left corner, and answers its height. */
  write(tag: Tag, text: string, x: number, y: number, style: Style = {}, lang?: string): number {
    const height = this.height(text, style);
    const element = this.document.struct(tag, lang ? { lang } : {}, () =>
      this.letters(text, x, y, style),
    );
    this.#section.add(element);
    return height;
  }

  /** The letters alone, within what is marked already. */
  letters(text: string, x: number, y: number, style: Style = {}): void {
    const runs = text.match(RUNS) ?? [];
    this.document.fillColor(style.color ?? COLORS.ink);
    if (runs.length < 2) {
      this.#use(style, ARABIC.test(text));
      this.document.text(writable(text), x, y, this.#options(style, text));
      return;
    }
    for (const [index, run] of runs.entries()) {
      this.#use(style, ARABIC.test(run));
      const options = {
        ...this.#options(style, run),
        continued: index < runs.length - 1,
      };
      if (index === 0) this.document.text(writable(run), x, y, options);
      else this.document.text(writable(run), options);
    }
  }

  /** Makes a part of the page a link. */
  link(url: string, x: number, y: number, width: number, height: number): void {
    this.document.link(x, y, width, height, url);
  }

  /** Writes on every page when all are made; the first is number 1. */
  onEachPage(write: (page: number, pages: number) => void): void {
    const { start, count } = this.document.bufferedPageRange();
    for (let index = start; index < start + count; index++) {
      this.document.switchToPage(index);
      write(index - start + 1, count);
    }
  }

  /** Ends the document and gives its bytes. */
  async end(): Promise<Buffer> {
    const parts: Buffer[] = [];
    const { document } = this;
    const ended = new Promise<Buffer>((done, failed) => {
      document.on('data', (part: Buffer) => parts.push(part));
      document.on('end', () => done(Buffer.concat(parts)));
      document.on('error', failed);
    });
    this.#root.end();
    document.end();
    return ended;
  }

  #use({ face = 'body', size = 10 }: Style, arabic: boolean): void {
    this.document.font(arabic ? 'arabic' : face).fontSize(size);
  }

  #options({ width, align }: Style, text = ''): PDFKit.Mixins.TextOptions {
    return {
      lineGap: 1.5,
      ...(width !== undefined && { width }),
      ...(align && { align }),
      ...(width === undefined && { lineBreak: false }),
      // Whole runs are shaped at once: letters join, and words stand from right to left.
      ...(ARABIC.test(text) && { features: ['rtla'] }),
    };
  }
}

/** pdfkit takes fonts that are parsed already; its types do not know. */
const asSource = (face: Face) => faces()[face] as unknown as string;

/** A text in the letters that the faces have: others lose their accent or become a question mark. */
function writable(text: string): string {
  if (ARABIC.test(text)) return text;
  const draws = (letter: string) => faces().body.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  return Array.from(text.replace(/[\u2000-\u200a\u202f]/g, '\u00a0'), (letter) => {
    if (draws(letter)) return letter;
    const [base = ''] = letter.normalize('NFD');
    return draws(base) ? base : /\p{C}|\p{M}/u.test(letter) ? '' : '?';
  }).join('');
}

/** The whole page in a colour. */
export function ground(pen: Pen, color: string): void {
  const { width, height } = pen.paper;
  pen.ornament((document) => document.rect(0, 0, width, height).fill(color));
}
