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

/** Parts of every page, which have only the messages of the shell. */
const LAYOUTS = ['app/root.tsx', 'app/layout/Shell.tsx', 'app/layout/ErrorPages.tsx'];

/** Components that are loaded after the page and have their own `MessagesProvider`. */
const LAZY_PARTS = [
  'app/features/search/SearchOverlay.tsx',
  'app/features/map/OpenMap.tsx',
  'app/features/offline/MapSaver.tsx',
  'app/layout/overlay/MenuOverlay.tsx',
  'app/layout/overlay/megaMenuDetails.tsx',
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

/** The namespaces that a module loads for its components. */
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

/** The modules that a module imports, except lazy parts with their own messages. */
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
