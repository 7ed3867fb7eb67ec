/**
 * `npm run bench`: measures all figures that the documentation states. `npm run bench kept renders` runs
 * only the named sections.
 */
import { printSections } from '../sections.ts';
import { javaScriptBytes } from './bytes.ts';
import { cachedPages } from './cachedPages.ts';
import { largeCatalogue } from './catalogue.ts';
import { deferral } from './deferral.ts';
import { documents } from './documents.ts';
import { lighthouse } from './lighthouse.ts';
import { mainThread } from './mainThread.ts';
import { many } from './many.ts';
import { openMap } from './openMap.ts';
import { programmes } from './programme.ts';
import { freshRenders } from './renders.ts';
import { solverQuality, solverTimes } from './solver.ts';
import { source } from './source.ts';
import { starts } from './starts.ts';

const succeeded = await printSections({
  kept: { make: cachedPages, needs: ['wrk', 'taskset', 'nginx'] },
  renders: freshRenders,
  lighthouse: { make: lighthouse, needs: ['chromium'] },
  'main thread': { make: mainThread, needs: ['chromium'] },
  deferral: { make: deferral, needs: ['chromium'] },
  'open map': { make: openMap, needs: ['chromium'] },
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
if (!succeeded) process.exitCode = 1;
