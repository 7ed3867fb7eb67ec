import type { BookName } from '../../../domain/content/business.ts';
import { addressEntries, renderAddresses } from './addresses.ts';
import { agendaEntries, renderAgenda } from './agenda.ts';
import { Brochure, type Fit, type Sources } from './brochure.ts';
import { type ChapterFill, fitCandidates } from './chapterFit.ts';
import { drawBack, drawCover, leaveContents } from './coverAndIndex.ts';
import { golfEntries, renderGolf } from './golf.ts';
import { guideEntries, renderGuide } from './guide.ts';

const BOOKS: Record<
  BookName,
  { write(book: Brochure): void | Promise<void>; entries(book: Brochure): number }
> = {
  guide: { write: renderGuide, entries: guideEntries },
  agenda: { write: renderAgenda, entries: agendaEntries },
  maps: { write: renderAddresses, entries: addressEntries },
  golf: { write: renderGolf, entries: golfEntries },
};

/**
 * Renders a brochure: A5, tagged, with cover, contents, chapters and a last page.
 *
 * @param id of the document in the catalogue
 * @param told receives the number of finished entries, and of all
 * @throws if the catalogue has no such document, or it is not a generated one
 */
export async function renderBrochure(
  sources: Omit<Sources, 'onEntry'>,
  id: string,
  told: (done: number, of: number) => void,
): Promise<{ pdf: Buffer; pages: number }> {
  const entry = sources.catalogue.documents.get(id);
  if (!entry?.made) throw new Error(`no document "${id}" is made`);
  const { write, entries } = BOOKS[entry.made];
  let done = 0;
  let of = 1;
  const onEntry = () => told(Math.min(++done, of), of);
  const { locale } = sources;
  const options = {
    title: entry.title[locale] ?? entry.title.en,
    subject: sources.say('region'),
    heights: new Map(),
  };
  const fits = await fitCandidates((fit) => measure(sources, write, options, fit));
  const book = new Brochure({ ...sources, onEntry }, { ...options, fits });
  of = entries(book);
  await drawCover(book, entry);
  const writeContents = leaveContents(book);
  await write(book);
  drawBack(book);
  writeContents();
  const pages = book.pen.pageNumber;
  book.number();
  return { pdf: await book.pen.end(), pages };
}

/** How full the chapters are if all of them use `fit`. */
async function measure(
  sources: Omit<Sources, 'onEntry'>,
  write: (book: Brochure) => void | Promise<void>,
  options: { title: string; subject: string; heights: Map<string, number> },
  fit: Fit,
): Promise<ChapterFill[]> {
  const fits = Array.from({ length: 100 }, () => fit);
  const book = new Brochure(sources, { ...options, fits, measuring: true });
  await write(book);
  return book.fills();
}
