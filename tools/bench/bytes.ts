import { execFileSync } from 'node:child_process';
import { ROOT } from './tools.ts';

/** Compressed JavaScript of a first visit in kB, as size-limit measures it in `npm test`. */
export function javaScriptBytes(): Record<string, string> {
  const out = execFileSync('size-limit', ['--json'], { cwd: ROOT, encoding: 'utf8' });
  const sizes = JSON.parse(out) as { name: string; size: number; sizeLimit: number }[];
  return Object.fromEntries(
    sizes.map(({ name, size, sizeLimit }) => [
      `${name} (limit ${(sizeLimit / 1000).toFixed(0)} kB)`,
      `${(size / 1000).toFixed(1)} kB`,
    ]),
  );
}
