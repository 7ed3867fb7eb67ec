import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JsonLdNode } from './readHead.ts';

/** The checked file is in a subfolder, so that the compiler resolves `schema-dts`. */
const PACKAGES = fileURLToPath(new URL('../../node_modules', import.meta.url));

/**
 * Checks JSON-LD nodes against the vocabulary of schema.org: the TypeScript compiler checks that types
 * and properties exist and that values have the right types, with the declarations of `schema-dts`. Of
 * nodes with the same shape, one is checked.
 *
 * @returns errors of the compiler, and the number of distinct shapes
 * @throws Error if the compiler does not run
 */
export function checkVocabulary(nodes: readonly JsonLdNode[]): {
  problems: string[];
  shapes: number;
} {
  const examples = new Map(nodes.map((node) => [shapeOf(node), node]));
  const lines = Array.from(examples.values(), (node) => {
    const code = JSON.stringify(node, withoutInputs);
    return `(${code} satisfies Exclude<S.${node['@type']}, string>);`;
  });
  const folder = mkdtempSync(join(PACKAGES, '.vocabulary-'));
  try {
    const file = join(folder, 'nodes.ts');
    writeFileSync(file, ["import type * as S from 'schema-dts';", ...lines].join('\n'));
    const options = [
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--ignoreConfig',
      '--pretty',
      'false',
    ];
    const modules = ['--module', 'esnext', '--moduleResolution', 'bundler'];
    const tsc = join(PACKAGES, '.bin/tsc');
    const { stdout, status } = spawnSync(tsc, [...options, ...modules, file], { encoding: 'utf8' });
    const problems = stdout.split('\n').filter((line) => /error TS/.test(line));
    if (status !== 0 && problems.length === 0) throw new Error(`tsc could not run: ${stdout}`);
    return { problems, shapes: examples.size };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Omits annotations like `query-input`, which `schema-dts` does not declare for the type. */
function withoutInputs(key: string, value: unknown): unknown {
  return key.endsWith('-input') ? undefined : value;
}

/** The structure of a value: property names, types and schema.org terms, without texts and numbers. */
function shapeOf(value: unknown, key = ''): string {
  if (Array.isArray(value)) {
    return `[${[...new Set(value.map((item) => shapeOf(item)))].sort().join()}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).map(([name, inner]) => `${name}:${shapeOf(inner, name)}`);
    return `{${parts.sort().join()}}`;
  }
  const isName = key === '@type' || String(value).startsWith('https://schema.org/');
  return isName ? String(value) : typeof value;
}
