/** Renders one brochure in a worker thread, so that the process keeps serving requests. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { buildCatalogue } from '../../../domain/content/catalogue.ts';
import type { Entry, Kind } from '../../../domain/content/kinds.ts';
import type { Locale } from '../../../domain/locale.ts';
import { translator } from '../../messages.ts';
import { BROCHURE_BOUNDS, StreetLoader } from '../streets/streetLoader.ts';
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
  /** Of `offerTiles`; without it maps are schematic. */
  tiles: MessagePort | undefined;
}

/** Messages of the thread: progress, then the result. */
export type BrochureProgressMessage =
  | { done: number; of: number }
  | { pdf: Uint8Array; pages: number; isComplete: boolean };

const { content, id, locale, siteUrl, dataDir, now, tiles } = workerData as BrochureJob;
const kinds = JSON.parse(Buffer.from(content).toString('utf8')) as Record<Kind, unknown[]>;
const entries = Object.entries(kinds).flatMap(([kind, all]) =>
  all.map((data) => ({ kind, data }) as Entry),
);
const catalogue = buildCatalogue(0, entries);
const pictures = new Pictures(catalogue, dataDir);
const streets = new StreetLoader(tiles, BROCHURE_BOUNDS);
const t = translator(locale, 'brochures');
const send = (message: BrochureProgressMessage, transfer: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, transfer);
const { pdf, pages } = await renderBrochure(
  { catalogue, locale, t, pictures, streets, siteUrl, now },
  id,
  (done, of) => send({ done, of }),
);
// Given away, not copied: four megabytes would hold up the process for a moment.
const bytes = new Uint8Array(pdf);
streets.close();
send({ pdf: bytes, pages, isComplete: streets.isComplete }, [bytes.buffer]);
