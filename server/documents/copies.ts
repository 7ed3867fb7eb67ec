import type { DocumentCopy } from '../../app/site.ts';
import { dayInRegion } from '../../domain/today.ts';
import type { LiveCatalogue } from '../catalogue/live.ts';
import type { Bookshelf } from './books/bookshelf.ts';

/** Tells pages what they may say of a document in a language: nothing that is not known. */
export function copiesOf(live: LiveCatalogue, shelf: Bookshelf) {
  return async (id: string, language: string): Promise<DocumentCopy | undefined> => {
    const document = live.current().documents.get(id);
    const copy = document && (await shelf.find(document, language));
    if (!copy) return undefined;
    const known = { pages: document.pages, size: document.size };
    if (copy.kind === 'address') return { href: copy.url, ...known };
    const href = `/documents/${id}-${language}.pdf`;
    const { file } = copy;
    if (copy.kind === 'file') return { href, ...known, size: copy.file.size };
    if (!file) return { href, made: 'later' };
    return { href, size: file.size, pages: file.pages, made: dayInRegion(file.changed) };
  };
}
