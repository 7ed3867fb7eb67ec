import type { BookName } from '../../../domain/offer.ts';
import { addressEntries, writeAddresses } from './addresses.ts';
import { agendaEntries, writeAgenda } from './agenda.ts';
import { Book, type Sources } from './book.ts';
import { drawBack, drawCover, leaveContents } from './frame.ts';
import { golfEntries, writeGolf } from './golf.ts';
import { guideEntries, writeGuide } from './guide.ts';

const BOOKS: Record<
  BookName,
  { write(book: Book): void | Promise<void>; entries(book: Book): number }
> = {
  guide: { write: writeGuide, entries: guideEntries },
  agenda: { write: writeAgenda, entries: agendaEntries },
  maps: { write: writeAddresses, entries: addressEntries },
  golf: { write: writeGolf, entries: golfEntries },
};

/**
 * Writes a book: A5, tagged, with cover, contents, chapters and a way back to the site.
 *
 * @param id of the document in the catalogue
 * @param told how many entries are written, of how many
 * @throws where the catalogue has no such document, or it is none that is made
 */
export async function writeBook(
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
  const title = entry.title[locale] ?? entry.title.en;
  const book = new Book({ ...sources, onEntry }, { title, subject: sources.say('region') });
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
