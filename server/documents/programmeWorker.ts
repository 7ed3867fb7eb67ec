/** Renders programmes as PDF, one after the other, so that the process goes on serving meanwhile. */
import { parentPort } from 'node:worker_threads';
import type { Programme } from '../../domain/planner/programmeModel.ts';
import { translator } from '../messages.ts';
import type { Town } from './dayMap.ts';
import { renderProgrammePdf } from './pdf.ts';

/** What a PDF is rendered from; without the function `t`, which cannot be cloned. */
export interface ProgrammeJob {
  programme: Omit<Programme, 't'>;
  /** The cover's picture as JPEG. */
  picture: Uint8Array;
  towns: readonly Town[];
}

parentPort?.on('message', async ({ programme, picture, towns }: ProgrammeJob) => {
  const t = translator(programme.locale, 'programme');
  const pdf = await renderProgrammePdf({ ...programme, t }, Buffer.from(picture), towns);
  const bytes = new Uint8Array(pdf);
  parentPort?.postMessage(bytes, [bytes.buffer]);
});
