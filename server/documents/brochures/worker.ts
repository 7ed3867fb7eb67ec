/** Makes one book in a thread of its own, so that the process goes on serving meanwhile. */
import { parentPort, workerData } from 'node:worker_threads';
import { buildCatalogue } from '../../../domain/content/catalogue.ts';
import type { Entry, Kind } from '../../../domain/content/kinds.ts';
import type { Locale } from '../../../domain/locale.ts';
import { translator } from '../../messages.ts';
import { Pictures } from './pictures.ts';
import { renderBrochure } from './renderBrochure.ts';

export interface BrochureJob {
  /** All content by kind, as JSON. */
  content: SharedArrayBuffer;
  id: string;
  locale: Locale;
  siteUrl: string;
  dataDir: string;
  now: Date;
}

/** What the thread tells: how many entries are written, and at last the book. */
export type BrochureProgressMessage =
  | { done: number; of: number }
  | { pdf: Uint8Array; pages: number };

const { content, id, locale, siteUrl, dataDir, now } = workerData as BrochureJob;
const kinds = JSON.parse(Buffer.from(content).toString('utf8')) as Record<Kind, unknown[]>;
const entries = Object.entries(kinds).flatMap(([kind, all]) =>
  all.map((data) => ({ kind, data }) as Entry),
);
const catalogue = buildCatalogue(0, entries);
const pictures = new Pictures(catalogue, dataDir);
const say = translator(locale, 'brochures');
const tell = (told: BrochureProgressMessage, given: ArrayBuffer[] = []) =>
  parentPort?.postMessage(told, given);
const { pdf, pages } = await renderBrochure(
  { catalogue, locale, say, pictures, siteUrl, now },
  id,
  (done, of) => tell({ done, of }),
);
// Given away, not copied: four megabytes would hold up the process for a moment.
const bytes = new Uint8Array(pdf);
tell({ pdf: bytes, pages }, [bytes.buffer]);
