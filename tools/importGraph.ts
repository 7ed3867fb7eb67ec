/** The graph of imports between the source files, and rings in it. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
/** Static imports and re-exports, including types. Dynamic imports cannot form load-time rings. */
const IMPORT = /(?:^|\n)(?:import|export)\s(?:[^'";]*?\sfrom\s)?['"](\.[^'"]+)['"]/g;

/** The imported nodes of each node. */
type Graph = ReadonlyMap<string, readonly string[]>;

/** The names of all files under version control in these folders, or in the whole project. */
export const sourceFiles = (...folders: string[]): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...folders], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean);

/** Which of the files imports which; names and texts of files. */
export function importGraph(texts: ReadonlyMap<string, string>): Map<string, string[]> {
  return new Map(
    [...texts].map(([file, text]) => {
      const targets = [...text.matchAll(IMPORT)].map(([, to = '']) => join(dirname(file), to));
      return [file, targets.filter((target) => texts.has(target))];
    }),
  );
}

/** Names and texts of the TypeScript files of a folder that are no tests. */
export const readSources = (folder: string): Map<string, string> =>
  new Map(
    sourceFiles(folder)
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]),
  );

/** The same graph between folders, of which `folderOf` names the one of a file. */
export function folderGraph(
  graph: Graph,
  folderOf: (file: string) => string,
): Map<string, string[]> {
  const folders = new Map<string, string[]>();
  for (const [file, targets] of graph) {
    const folder = folderOf(file);
    const others = targets.map(folderOf).filter((other) => other !== folder);
    folders.set(folder, [...(folders.get(folder) ?? []), ...others]);
  }
  return folders;
}

/** Groups of nodes that import each other directly or indirectly. */
export const rings = (graph: Graph): string[] =>
  stronglyConnected(graph)
    .filter((group) => group.length > 1)
    .map((group) => group.sort().join(', '));

/** Tarjan's algorithm. */
function stronglyConnected(graph: Graph): string[][] {
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
