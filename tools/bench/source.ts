/** Measures size and structure of the source, without tests. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './tools.ts';

const FOLDERS = ['app', 'domain', 'server', 'studio'];
/** Files of at most this many lines count as short. */
const SHORT = 30;
/** Static imports and re-exports, including types. Dynamic imports cannot form load-time cycles. */
const IMPORT = /(?:^|\n)(?:import|export)\s(?:[^'";]*?\sfrom\s)?['"](\.[^'"]+)['"]/g;

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
    'import cycles': importCycles(texts).join('\n') || 'none',
  };
}

/** Groups of files that import each other directly or indirectly. */
function importCycles(texts: ReadonlyMap<string, string>): string[] {
  const imports = new Map(
    [...texts].map(([file, text]) => {
      const targets = [...text.matchAll(IMPORT)].map(([, to = '']) => join(dirname(file), to));
      return [file, targets.filter((target) => texts.has(target))];
    }),
  );
  return stronglyConnected(imports)
    .filter((group) => group.length > 1)
    .map((group) => group.sort().join(', '));
}

/** Tarjan's algorithm. */
function stronglyConnected(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const index = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const groups: string[][] = [];
  const low = (node: string) => lowest.get(node) ?? 0;
  function visit(node: string): void {
    index.set(node, index.size);
    lowest.set(node, index.size - 1);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) {
        visit(next);
        lowest.set(node, Math.min(low(node), low(next)));
      } else if (stack.includes(next)) {
        lowest.set(node, Math.min(low(node), index.get(next) ?? 0));
      }
    }
    if (low(node) === index.get(node)) groups.push(stack.splice(stack.indexOf(node)));
  }
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return groups;
}
