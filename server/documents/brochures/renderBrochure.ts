import type { BookName } from '../../../domain/content/business.ts';
import { addressEntries, renderAddresses } from './addresses.ts';
import { agendaEntries, renderAgenda } from './agenda.ts';
import { Brochure, type Fit, type Sources } from './brochure.ts';
import { type ChapterFill, fitCandidates } from './chapterFit.ts';
import { drawBackCover, drawCover, reserveContents } from './coverAndIndex.ts';
import { golfEntries, renderGolf } from './golf.ts';
import { guideEntries, renderGuide } from './guide.ts';

const RENDERERS: Record<
  BookName,
  { render(brochure: Brochure): void | Promise<void>; entries(brochure: Brochure): number }
> = {
  guide: { render: renderGuide, entries: guideEntries },
  agenda: { render: renderAgenda, entries: agendaEntries },
  maps: { render: renderAddresses, entries: addressEntries },
  golf: { render: renderGolf, entries: golfEntries },
};

/**
 * Renders a brochure: A5, tagged, with cover, contents, chapters and a last page.
 *
 * @param id of the document in the catalogue
 * @param onProgress receives the number of finished entries, and of all
 * @throws if the catalogue has no such document, or it is not a generated one
 */
export async function renderBrochure(
  sources: Omit<Sources, 'onEntry'>,
  id: string,
  onProgress: (done: number, total: number) => void,
): Promise<{ pdf: Buffer; pages: number }> {
  const entry = sources.catalogue.documents.get(id);
  if (!entry?.made) throw new Error(`no document "${id}" is made`);
  const { render, entries } = RENDERERS[entry.made];
  let done = 0;
  let total = 1;
  const onEntry = () => onProgress(Math.min(++done, total), total);
  const { locale } = sources;
  const options = {
    title: entry.title[locale] ?? entry.title.en,
    subject: sources.t('region'),
    heights: new Map(),
  };
  const fits = await fitCandidates((fit) => measure(sources, render, options, fit));
  const brochure = new Brochure({ ...sources, onEntry }, { ...options, fits });
  total = entries(brochure);
  await drawCover(brochure, entry);
  const writeContents = reserveContents(brochure);
  await render(brochure);
  drawBackCover(brochure);
  writeContents();
  const pages = brochure.writer.pageNumber;
  brochure.addPageNumbers();
  return { pdf: await brochure.writer.end(), pages };
}

/** How full the chapters are if all of them use `fit`. */
async function measure(
  sources: Omit<Sources, 'onEntry'>,
  render: (brochure: Brochure) => void | Promise<void>,
  options: { title: string; subject: string; heights: Map<string, number> },
  fit: Fit,
): Promise<ChapterFill[]> {
  const fits = Array.from({ length: 100 }, () => fit);
  const brochure = new Brochure(sources, { ...options, fits, measuring: true });
  await render(brochure);
  return brochure.runFills();
}
