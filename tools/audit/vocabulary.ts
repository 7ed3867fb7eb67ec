import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of packages, below which the compiler finds the vocabulary. */
const PACKAGES = fileURLToPath(new URL('../../node_modules', import.meta.url));

type Node = { '@type': string } & Record<string, unknown>;

/**
 * Has the compiler check things against schema.org's vocabulary as `schema-dts` has it: whether there
 * are such types and properties, and whether what they hold is of the right kind. Of things that are
 * alike but for their words, one is checked.
 *
 * @returns what the compiler complains of, and how many unlike things there were
 */
export function checkVocabulary(things: readonly Node[]): { problems: string[]; kinds: number } {
  const examples = new Map(things.map((thing) => [shapeOf(thing), thing]));
  const lines = Array.from(examples.values(), (thing) => {
    const code = JSON.stringify(thing, withoutInputs);
    return `(${code} satisfies Exclude<S.${thing['@type']}, string>);`;
  });
  const folder = mkdtempSync(join(PACKAGES, '.vocabulary-'));
  try {
    const file = join(folder, 'things.ts');
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
    return { problems, kinds: examples.size };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** `query-input` says what a search takes; the vocabulary has it beside the properties of an action. */
function withoutInputs(key: string, value: unknown): unknown {
  return key.endsWith('-input') ? undefined : value;
}

/** What things have in common that differ in words and numbers alone. */
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
