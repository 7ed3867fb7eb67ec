/**
 * Every class that the code gives to an element has a rule in a style sheet, and every class of a
 * style sheet is given to an element. Unknown classes of modules are type errors.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/** The domain has classes too, such as those of the visa check. */
const FOLDERS = ['app', 'domain', 'illustrations'];

/** Classes of the map engine's elements, which our style sheets change. */
const FOREIGN = /^maplibregl-/;

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
);
const modules = files.filter((name) => name.endsWith('.module.css'));

/** The classes that match `pattern` in the selectors of a style sheet. */
function classesIn(file: string, pattern: RegExp): string[] {
  const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|"[^"]*"/g, '');
  const selectors = [...css.matchAll(/([^{};]*)\{/g)].map(([, selector = '']) => selector.trim());
  return selectors
    .filter((selector) => !selector.startsWith('@'))
    .flatMap((selector) => [...selector.matchAll(pattern)].map(([, name = '']) => name));
}

/** Utilities that classes of modules take over: `composes: zellige from global`. */
const composedClasses = () =>
  modules.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/composes: ([\w-]+) from global/g)].map(
      ([, name = '']) => name,
    ),
  );

const ANY = /\.(-?[a-z_][\w-]*)/gi;
/** Classes outside of `:global(…)`. */
const LOCAL = /(?<!:global\([^)]*)\.([a-z_][\w-]*)/gi;
const GLOBAL = /(?<=:global\([^)]*)\.([a-z_][\w-]*)/gi;

/** The classes of all style sheets except modules, each with a file that defines it. */
const definedClasses = () =>
  new Map(
    files
      .filter((name) => name.endsWith('.css') && !modules.includes(name))
      .flatMap((file) => classesIn(file, ANY).map((name) => [name, file] as const)),
  );

/** The classes of all modules with their scoped names, such as `Card-title`, and files. */
const scopedClasses = () =>
  new Map(
    modules.flatMap((file) =>
      classesIn(file, LOCAL).map((name) => {
        const base = basename(file, '.module.css');
        return [name === 'root' ? base : `${base}-${name}`, file] as const;
      }),
    ),
  );

type Node = { type: string } & Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** A node and all nodes below it, except those that `skip` excludes. */
function* nodesBelow(node: Node, skip: (node: Node, key: string) => boolean): Generator<Node> {
  yield node;
  for (const [key, value] of Object.entries(node)) {
    if (skip(node, key)) continue;
    for (const child of [value].flat()) if (isNode(child)) yield* nodesBelow(child, skip);
  }
}

/** The words of a string; `*` stands for values inserted at run time. */
function wordsOf(node: Node): string[] {
  const { type } = node;
  if (type === 'Literal' && typeof node.value === 'string') return node.value.split(/\s+/);
  if (type !== 'TemplateLiteral') return [];
  const parts = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  return parts.join('*').split(/\s+/);
}

const programs = files
  .filter((name) => /(?<!\.test|\.d)\.tsx?$/.test(name))
  .map((file) => {
    const { program } = parseSync(file, readFileSync(file, 'utf8'));
    return { file, program: program as unknown as Node };
  });

/** The words within `className`, each with its file; operands of comparisons are no classes. */
function usedClasses(): Map<string, string> {
  const used = new Map<string, string>();
  const isCompared = (node: Node, key: string) =>
    (node.type === 'ConditionalExpression' && key === 'test') || node.type === 'BinaryExpression';
  for (const { file, program } of programs) {
    for (const node of nodesBelow(program, () => false)) {
      const name = (node.name ?? node.key ?? (node.left as Node | undefined)?.property) as
        | { name?: string }
        | undefined;
      const value = node.type === 'AssignmentExpression' ? node.right : node.value;
      if (name?.name !== 'className' || !isNode(value)) continue;
      for (const inner of nodesBelow(value, isCompared)) {
        for (const word of wordsOf(inner)) if (word) used.set(word, file);
      }
    }
  }
  return used;
}

const defined = definedClasses();
const scoped = scopedClasses();

test('all used classes are defined in a style sheet', () => {
  const unknown = [...usedClasses()].filter(([word]) => {
    const pattern = new RegExp(`^${word.replaceAll('*', '.*')}$`);
    return ![...defined.keys(), ...scoped.keys()].some((name) => pattern.test(name));
  });
  expect(unknown).toEqual([]);
});

test('all classes of style sheets are used', () => {
  const words = new Set(composedClasses());
  for (const { program } of programs) {
    for (const node of nodesBelow(program, () => false)) {
      for (const word of wordsOf(node)) words.add(word);
      // Illustrations are written as templates with class="a b".
      for (const word of wordsOf(node)
        .join(' ')
        .matchAll(/class="([^"]*)/g)) {
        for (const name of word[1]?.split(/\s+/) ?? []) words.add(name);
      }
    }
  }
  const beginnings = [...words].flatMap((word) => /^([a-z][\w-]*-)\*$/.exec(word)?.[1] ?? []);
  const unused = [...defined].filter(
    ([name]) =>
      !FOREIGN.test(name) &&
      !scoped.has(name) &&
      !words.has(name) &&
      !scoped.has(name) &&
      !beginnings.some((begin) => name.startsWith(begin)),
  );
  expect(unused).toEqual([]);
});

test('all classes of modules are used', () => {
  const used = new Map<string, Set<string>>();
  for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
    const code = readFileSync(file, 'utf8');
    for (const [, name, path = ''] of code.matchAll(
      /import \* as (\w+) from '(.+\.module\.css)'/g,
    )) {
      const module = join(dirname(file), path);
      const names = used.get(module) ?? new Set();
      for (const [, key = ''] of code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')))
        names.add(key);
      // A name from a variable may be any class; the types prove that it exists.
      if (code.includes(`${name}[`)) names.add('*');
      used.set(module, names);
    }
  }
  const unused = modules.flatMap((file) => {
    const names = used.get(file);
    if (names?.has('*')) return [];
    return classesIn(file, LOCAL).flatMap((name) => (names?.has(name) ? [] : [`${file} .${name}`]));
  });
  expect(unused).toEqual([]);
});

test('no two modules have the same name', () => {
  const names = modules.map((file) => basename(file));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('modules refer only to existing classes of others', () => {
  const known = new Set([...scoped.keys(), ...defined.keys()]);
  const foreign = modules.flatMap((file) => classesIn(file, GLOBAL));
  const unknown = [...foreign, ...composedClasses()].filter(
    (name) => !known.has(name) && !FOREIGN.test(name),
  );
  expect(unknown).toEqual([]);
});

test('all rules are in a cascade layer, those of modules in "components"', () => {
  const outside = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
      const allowed = modules.includes(file)
        ? /^@layer components \{$/
        : /^@(layer|import|custom-media|font-face|page) /;
      // The formatter indents everything within a block.
      const outermost = css.match(/^[^\s}].*/gm) ?? [];
      return outermost.filter((line) => !allowed.test(line)).map((line) => `${file}: ${line}`);
    });
  expect(outside).toEqual([]);
});
