/** Measures size and structure of the source, without tests. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importGraph, rings } from '../importGraph.ts';
import { ROOT } from './tools.ts';

const FOLDERS = ['app', 'domain', 'server', 'studio'];
/** Files of at most this many lines count as short. */
const SHORT = 30;

export function source(): Record<string, number | string> {
  const files = execFileSync('git', ['ls-files', '--', ...FOLDERS], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(ts|tsx|css)$/.test(file) && !/\.test\.tsx?$/.test(file));
  const texts = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
  const lines = [...texts.values()].map((text) => text.split('\n').length - 1);
  const sorted = lines.toSorted((a, b) => a - b);
  return {
    'source lines': lines.reduce((sum, count) => sum + count, 0),
    'source files': files.length,
    'median lines of a file': sorted[Math.floor(sorted.length / 2)] ?? 0,
    [`files of ${SHORT} lines or fewer`]: lines.filter((count) => count <= SHORT).length,
    'import cycles': rings(importGraph(texts)).join('\n') || 'none',
  };
}
