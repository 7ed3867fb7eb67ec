/** Renders programmes as PDF, one after the other, so that the process goes on serving meanwhile. */
import { type MessagePort, parentPort } from 'node:worker_threads';
import type { Programme } from '../../domain/planner/programmeModel.ts';
import { translator } from '../messages.ts';
import type { Town } from './dayMap.ts';
import { renderProgrammePdf } from './pdf.ts';
import { PROGRAMME_BOUNDS, StreetLoader } from './streets/streetLoader.ts';

/** What a PDF is rendered from; without the function `t`, which cannot be cloned. */
export interface ProgrammeJob {
  programme: Omit<Programme, 't'>;
  /** The cover's picture as JPEG. */
  picture: Uint8Array;
  towns: readonly Town[];
}

/** The tiles of the maps come from a port of `offerTiles`; without it maps are schematic. */
export type ProgrammeMessage = ProgrammeJob & { tiles?: MessagePort | undefined };

parentPort?.on('message', async ({ programme, picture, towns, tiles }: ProgrammeMessage) => {
  const t = translator(programme.locale, 'programme');
  const streets = new StreetLoader(tiles, PROGRAMME_BOUNDS);
  const cover = Buffer.from(picture);
  const pdf = await renderProgrammePdf({ ...programme, t }, cover, towns, streets);
  streets.close();
  const bytes = new Uint8Array(pdf);
  parentPort?.postMessage(bytes, [bytes.buffer]);
});
