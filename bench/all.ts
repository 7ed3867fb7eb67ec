/** `npm run bench`: every figure that this project claims, measured in one run on one machine. */
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { largeCatalogue } from './catalogue.ts';
import { documents } from './documents.ts';
import { keptPages } from './kept.ts';
import { programmes } from './programme.ts';
import { freshRenders } from './renders.ts';
import { solverQuality, solverTimes } from './solver.ts';
import { starts } from './starts.ts';
import { ROOT } from './tools.ts';

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`);
console.table(await keptPages());
console.table(await freshRenders());
console.table(await largeCatalogue());
console.table(await programmes());
console.table(await documents());
console.table(javaScriptBytes());
console.table(solverQuality());
console.table(solverTimes());
console.table(await starts());

/** Compressed JavaScript of a first visit, as the size check of `npm test` counts it. */
function javaScriptBytes(): Record<string, string> {
  const out = execFileSync('size-limit', ['--json'], { cwd: ROOT, encoding: 'utf8' });
  const sizes = JSON.parse(out) as { name: string; size: number }[];
  return Object.fromEntries(
    sizes.map(({ name, size }) => [`${name} (goal 125 kB)`, `${(size / 1000).toFixed(1)} kB`]),
  );
}
