import type { DocumentCopy } from '../../app/lib/siteContext.ts';
import type { TouristDocument } from '../../domain/content/business.ts';
import { dayInRegion } from '../../domain/format/today.ts';
import type { LiveCatalogue } from '../content/liveCatalogue.ts';
import type { BrochureStore } from './brochures/brochureStore.ts';

/**
 * Finds the copy of a document in a language for pages: its own, else that of the document that
 * replaces it (`newer`), with `current`. Unknown values, such as the size of a brochure that is not
 * generated yet, are left out.
 */
export function documentFiles(live: LiveCatalogue, brochures: BrochureStore) {
  return async (id: string, language: string): Promise<DocumentCopy | undefined> => {
    const { documents } = live.current();
    const document = documents.get(id);
    if (!document) return undefined;
    const ownCopy = await copyOf(document, language);
    if (ownCopy || document.newer === undefined) return ownCopy;
    const newer = documents.get(document.newer);
    const copy = newer && (await copyOf(newer, language));
    return copy && { ...copy, current: true };
  };

  async function copyOf(document: TouristDocument, language: string) {
    const copy = await brochures.find(document, language);
    if (!copy) return undefined;
    const known = { pages: document.pages, size: document.size };
    if (copy.kind === 'address') return { href: copy.url, ...known };
    const href = `/documents/${document._id}-${language}.pdf`;
    const { file } = copy;
    if (copy.kind === 'file') return { href, ...known, size: copy.file.size };
    if (!file) return { href, generatedOn: 'later' };
    return { href, size: file.size, pages: file.pages, generatedOn: dayInRegion(file.changed) };
  }
}
