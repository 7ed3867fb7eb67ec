/**
 * `npm run bench`: every figure that this project claims, measured in one run on one machine.
 * `npm run bench kept renders` measures only what is named.
 */
import { printSections } from '../scripts/sections.ts';
import { javaScriptBytes } from './bytes.ts';
import { largeCatalogue } from './catalogue.ts';
import { documents } from './documents.ts';
import { keptPages } from './kept.ts';
import { lighthouse } from './lighthouse.ts';
import { many } from './many.ts';
import { programmes } from './programme.ts';
import { freshRenders } from './renders.ts';
import { solverQuality, solverTimes } from './solver.ts';
import { starts } from './starts.ts';

const good = await printSections({
  kept: keptPages,
  renders: freshRenders,
  lighthouse,
  catalogue: largeCatalogue,
  programmes,
  documents,
  bytes: javaScriptBytes,
  'solver quality': solverQuality,
  'solver times': solverTimes,
  starts,
  many,
});
if (!good) process.exitCode = 1;
