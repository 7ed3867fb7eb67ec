import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const NAMESPACES = (await readdir(join(ROOT, 'messages/en')))
  .map((file) => file.replace('.json', ''))
  .filter((file) => file !== 'shell');

const SCREENS = (await readdir(join(ROOT, 'app/screens')))
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => `app/screens/${file}`);

/** On every page: they have the shell's messages alone. */
const LAYOUTS = ['app/root.tsx', 'app/layout/Shell.tsx', 'app/layout/ErrorPages.tsx'];

/** What is loaded after the page and brings its own `MessagesProvider`. */
const LAZY_PARTS = [
  'app/features/search/SearchOverlay.tsx',
  'app/features/map/OpenMap.tsx',
  'app/layout/overlay/MenuOverlay.tsx',
];

const sources = new Map<string, string>();

/** The text of a module, without block comments. */
function sourceOf(path: string): string {
  const source =
    sources.get(path) ?? readFileSync(join(ROOT, path), 'utf8').replace(/\/\*.*?\*\//gs, '');
  sources.set(path, source);
  return source;
}

const quoted = (list: string) => [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);

/** The namespaces that a module gives to the components within it. */
function loadedBy(path: string): string[] {
  const source = sourceOf(path);
  // Loaders may read a message without sending its namespace to the page.
  if (!/\bmessages: /.test(source) && !source.includes('loadMessages(')) return [];
  return [...source.matchAll(/\b(?:messages|loadMessages)\([^[\]]*\[([^\]]*)\]/g)].flatMap(
    ([, list = '']) => quoted(list),
  );
}

/** The namespaces that the hooks of a module declare. */
function declaredIn(path: string): string[] {
  return [...sourceOf(path).matchAll(/useTranslations\(([^)]*)\)/g)]
    .flatMap(([, scope = '']) => quoted(scope))
    .map((scope) => scope.split('.', 1)[0] ?? '')
    .filter((root) => NAMESPACES.includes(root));
}

/** The modules that a module's components come from; lazy parts with own messages end the search. */
function modulesBelow(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  const imports = /(?:^|\n)(?:import|export)\s(?!type\b)[^;']*'(\.[^']+)'|import\('(\.[^']+)'\)/g;
  for (const [, fixed, dynamic] of sourceOf(path).matchAll(imports)) {
    const target = join(dirname(path), fixed ?? dynamic ?? '');
    const isCode = /\.tsx?$/.test(target) && existsSync(join(ROOT, target));
    if (isCode && target.startsWith('app/') && !LAZY_PARTS.includes(target)) {
      modulesBelow(target, seen);
    }
  }
  return seen;
}

describe('the messages that components declare are loaded', () => {
  it.each([...LAYOUTS, ...SCREENS, ...LAZY_PARTS])('%s', (path) => {
    const loaded = loadedBy(path);
    const missing = [...modulesBelow(path)].flatMap((module) =>
      declaredIn(module)
        .filter((namespace) => !loaded.includes(namespace))
        .map((namespace) => `${namespace}: ${module}`),
    );
    expect(missing).toEqual([]);
  });

  it('finds the namespaces of components', () => {
    expect(declaredIn('app/features/planner/editor/Editor.tsx')).toContain('plan');
    expect([...modulesBelow('app/screens/itinerary.tsx')]).toContain(
      'app/features/planner/editor/Editor.tsx',
    );
    expect(loadedBy('app/screens/mice.tsx')).toEqual(['forms', 'mice', 'quote']);
  });
});
