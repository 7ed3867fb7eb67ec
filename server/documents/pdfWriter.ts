import PDFDocument from 'pdfkit';
import type { Locale } from '../../domain/locale.ts';
import { FACES, type Face, loadFont } from '../media/fonts.ts';
import { A4, COLORS, type Paper } from './pdfTheme.ts';

export interface Style {
  face?: Face;
  size?: number;
  color?: string;
  width?: number;
  align?: 'left' | 'right' | 'center';
}

/** Structure types of tagged PDF. */
type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'Link';

const ARABIC = /\p{Script=Arabic}/u;
/** Runs of Arabic with the spaces between words, and runs of everything else. */
const RUNS =
  /\p{Script=Arabic}(?:[\p{Script=Arabic}\p{M}\s]*[\p{Script=Arabic}\p{M}])?|[^\p{Script=Arabic}]+/gu;

/**
 * Writes a tagged PDF: text is tagged as headings and paragraphs in reading order, drawings as
 * artifacts.
 */
export class PdfWriter {
  readonly document: PDFKit.PDFDocument;
  readonly paper: Paper;
  readonly #root: PDFKit.PDFStructureElement;
  #section: PDFKit.PDFStructureElement;
  /** Set for a writer that only measures. */
  readonly measuring: boolean;
  #measured = 0;
  #outlined = false;
  /** Heights by text and style: measuring is slow and often repeated. */
  readonly #heights: Map<string, number>;

  constructor(options: {
    title: string;
    subject: string;
    locale: Locale;
    /** Date of the document; the same one makes the same bytes. */
    created: Date;
    paper?: Paper;
    measuring?: boolean;
    heights?: Map<string, number>;
  }) {
    const { title, subject, locale, created, paper = A4, measuring = false } = options;
    this.paper = paper;
    this.#heights = options.heights ?? new Map();
    this.measuring = measuring;
    this.document = new PDFDocument({
      size: [paper.width, paper.height],
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: locale,
      info: {
        Title: title,
        Subject: subject,
        Author: 'Fes-Meknes',
        Creator: 'Fes-Meknes',
        CreationDate: created,
      },
      // No standard PDF font is used: all fonts are embedded.
      font: fontSource('body'),
    });
    for (const face of FACES) this.document.registerFont(face, fontSource(face));
    this.#root = this.document.struct('Document');
    this.document.addStructure(this.#root);
    this.#section = this.#root;
  }

  /** Starts a page, and with `section` a new part of the document. */
  page({ section = false } = {}): void {
    if (this.measuring) {
      // Links and bookmarks need an existing page.
      if (this.#measured++ === 0) this.document.addPage();
      return;
    }
    this.document.addPage();
    if (section) this.section();
  }

  /** Starts a new part of the document. */
  section(): void {
    if (this.measuring) return;
    this.#section = this.document.struct('Sect');
    this.#root.add(this.#section);
  }

  /** The current page's number, from 1. */
  get pageNumber(): number {
    if (this.measuring) return this.#measured;
    const { start, count } = this.document.bufferedPageRange();
    return start + count;
  }

  /** Reserves the current part of the document, to be written later. */
  reserveSection(): (page: number, write: () => void) => void {
    const section = this.#section;
    return (page, write) => {
      const [currentPage, current] = [this.pageNumber, this.#section];
      this.#section = section;
      this.document.switchToPage(page - 1);
      write();
      this.document.switchToPage(currentPage - 1);
      this.#section = current;
    };
  }

  /** Draws an artifact, which screen readers ignore. */
  artifact(draw: (document: PDFKit.PDFDocument) => void): void {
    if (this.measuring) return;
    this.document.markContent('Artifact', { type: 'Layout' });
    this.document.save();
    draw(this.document);
    this.document.restore();
    this.document.endMarkedContent();
  }

  /** Draws a picture with an alternative text. */
  figure(alt: string, draw: (document: PDFKit.PDFDocument) => void): void {
    if (this.measuring) return;
    const drawSaved = () => {
      this.document.save();
      draw(this.document);
      this.document.restore();
    };
    this.#section.add(this.document.struct('Figure', { alt }, drawSaved));
  }

  /** The height of a text. */
  height(text: string, style: Style = {}): number {
    const { face = 'body', size = 10, width } = style;
    const key = `${face} ${size} ${width} ${text}`;
    const cached = this.#heights.get(key);
    if (cached !== undefined) return cached;
    this.#setFont(style, ARABIC.test(text));
    const height = this.document.heightOfString(replaceMissingGlyphs(text), this.#options(style));
    this.#heights.set(key, height);
    return height;
  }

  width(text: string, style: Style = {}): number {
    this.#setFont(style, ARABIC.test(text));
    return this.document.widthOfString(replaceMissingGlyphs(text), this.#options(style));
  }

  /** Writes a text from its upper left corner and returns its height. */
  write(tag: Tag, text: string, x: number, y: number, style: Style = {}, lang?: string): number {
    const height = this.height(text, style);
    if (this.measuring) return height;
    const element = this.document.struct(tag, lang ? { lang } : {}, () =>
      this.drawText(text, x, y, style),
    );
    this.#section.add(element);
    return height;
  }

  /** Writes glyphs only, within the current tag. */
  drawText(text: string, x: number, y: number, style: Style = {}): void {
    const runs = text.match(RUNS) ?? [];
    this.document.fillColor(style.color ?? COLORS.ink);
    if (runs.length < 2) {
      this.#setFont(style, ARABIC.test(text));
      this.document.text(replaceMissingGlyphs(text), x, y, this.#options(style, text));
      return;
    }
    for (const [index, run] of runs.entries()) {
      this.#setFont(style, ARABIC.test(run));
      const options = {
        ...this.#options(style, run),
        continued: index < runs.length - 1,
      };
      if (index === 0) this.document.text(replaceMissingGlyphs(run), x, y, options);
      else this.document.text(replaceMissingGlyphs(run), options);
    }
  }

  /** Writes glyphs on one line with an outline, so that they can be read on a map. */
  drawOutlined(text: string, x: number, y: number, style: Style, outline: string): void {
    const { document } = this;
    document.lineWidth(2.2).lineJoin('round').strokeColor(outline);
    this.#outlined = true;
    this.drawText(text, x, y, style);
    this.#outlined = false;
    this.drawText(text, x, y, style);
  }

  /** Makes an area of the page a link. */
  link(url: string, x: number, y: number, width: number, height: number): void {
    if (this.measuring) return;
    this.document.link(x, y, width, height, url);
  }

  /** Calls back for every page when all exist, starting with number 1. */
  onEachPage(write: (page: number, pages: number) => void): void {
    const { start, count } = this.document.bufferedPageRange();
    for (let index = start; index < start + count; index++) {
      this.document.switchToPage(index);
      write(index - start + 1, count);
    }
  }

  /** Ends the document and returns its bytes. */
  async end(): Promise<Buffer> {
    const parts: Buffer[] = [];
    const { document } = this;
    const ended = new Promise<Buffer>((resolve, reject) => {
      document.on('data', (part: Buffer) => parts.push(part));
      document.on('end', () => resolve(Buffer.concat(parts)));
      document.on('error', reject);
    });
    this.#root.end();
    document.end();
    return ended;
  }

  #setFont({ face = 'body', size = 10 }: Style, arabic: boolean): void {
    this.document.font(arabic ? 'arabic' : face).fontSize(size);
  }

  #options({ width, align }: Style, text = ''): PDFKit.Mixins.TextOptions {
    return {
      lineGap: 1.5,
      ...(width !== undefined && { width }),
      ...(align && { align }),
      ...(width === undefined && { lineBreak: false }),
      // Whole runs are shaped at once, because Arabic letters join and run from right to left.
      ...(ARABIC.test(text) && { features: ['rtla'] }),
      ...(this.#outlined && { stroke: true, fill: false }),
    };
  }
}

/** pdfkit accepts parsed fonts, which its types do not declare. */
const fontSource = (face: Face) => loadFont(face) as unknown as string;

/** Replaces characters that the fonts lack: removes accents or substitutes. */
function replaceMissingGlyphs(text: string): string {
  if (ARABIC.test(text)) return text;
  const font = loadFont('body');
  const hasGlyph = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  return Array.from(text.replace(/[\u2000-\u200a\u202f]/g, '\u00a0'), (letter) => {
    if (hasGlyph(letter)) return letter;
    const [base = ''] = letter.normalize('NFD');
    return hasGlyph(base) ? base : /\p{C}|\p{M}/u.test(letter) ? '' : '?';
  }).join('');
}

/** Fills the whole page with a colour. */
export function fillBackground(writer: PdfWriter, color: string): void {
  const { width, height } = writer.paper;
  writer.artifact((document) => document.rect(0, 0, width, height).fill(color));
}
