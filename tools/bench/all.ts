/**
 * `npm run bench`: every figure that the documents state, measured in one run on one machine.
 * `npm run bench kept renders` measures only these two.
 */
import { printSections } from '../../scripts/sections.ts';
import { javaScriptBytes } from './bytes.ts';
import { largeCatalogue } from './catalogue.ts';
import { documents } from './documents.ts';
import { keptPages } from './kept.ts';
import { lighthouse } from './lighthouse.ts';
import { many } from './many.ts';
import { programmes } from './programme.ts';
import { freshRenders } from './renders.ts';
import { solverQuality, solverTimes } from './solver.ts';
import { source } from './source.ts';
import { starts } from './starts.ts';

const good = await printSections({
  kept: { make: keptPages, needs: ['wrk', 'taskset', 'nginx'] },
  renders: freshRenders,
  lighthouse: { make: lighthouse, needs: ['chromium'] },
  catalogue: largeCatalogue,
  programmes,
  documents,
  bytes: javaScriptBytes,
  'solver quality': solverQuality,
  'solver times': solverTimes,
  source: { make: source, needs: ['git'] },
  starts: { make: starts, needs: ['git'] },
  many: { make: many, needs: ['nginx', 'postgres'] },
});
if (!good) process.exitCode = 1;
