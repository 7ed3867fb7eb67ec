/** The compressed JavaScript that a first visit loads, page by page, read off the build itself. */
import { readFileSync, statSync } from 'node:fs';

const ASSETS = 'build/client/assets';

const STUDIO = 'build/studio/assets';

/** The files of this build; those of the one before lie beside them (scripts/publish.mjs). */
const files = readFileSync('build/.files', 'utf8').split('\n');

const namesBelow = (folder) =>
  files.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length));

const names = namesBelow('client/assets/');
const studioNames = namesBelow('studio/assets/');

const file = names.find((name) => /^manifest-.*\.js$/.test(name));
const text = readFileSync(`${ASSETS}/${file}`, 'utf8');
const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));

/** The files behind a screen: the entry, the routes around it, and the shell's messages in one language. */
function filesOf(screen) {
  const routes = ['root', 'layout/Shell', 'layout/ErrorPages', `screens/${screen}`];
  const parts = [manifest.entry, ...routes.map((id) => manifest.routes[id])];
  const urls = parts.flatMap(({ module, imports = [] }) => [module, ...imports]);
  // One file per language: the largest.
  const [messages] = names
    .filter((name) => /^shell-.*\.js$/.test(name))
    .toSorted((a, b) => statSync(`${ASSETS}/${b}`).size - statSync(`${ASSETS}/${a}`).size);
  return [
    ...new Set(urls.map((url) => `build/client${url}`)),
    `${ASSETS}/${messages}`,
    `${ASSETS}/${file}`,
  ];
}

/** Limits of single screens. Itineraries are edited in the page, which takes more code. */
const LIMITS = {
  home: '119.9 kB',
  poi: '123.5 kB',
  fav: '121.3 kB',
  destination: '124 kB',
  events: '120 kB',
  discover: '119.3 kB',
  search: '119.5 kB',
  circuit: '120 kB',
  itinerary: '137.1 kB',
  practicalInfo: '126 kB',
};

const screens = Object.entries(LIMITS).map(([screen, limit]) => ({
  name: `JavaScript of ${screen}`,
  path: filesOf(screen),
  limit,
}));

/** What an opened map loads beside: MapLibre with its worker and style sheet, our style and land. */
const map = {
  name: 'An opened map',
  path: names
    .filter((name) => /^(OpenMap-.*\.(js|css)|maplibre-gl-worker-.*\.mjs)$/.test(name))
    .map((name) => `${ASSETS}/${name}`),
  limit: '400 kB',
};

/** A script of the Studio by the start of its name, with all scripts that it imports at once. */
function studioScripts(start, found = new Set()) {
  const name = studioNames.find((one) => one.startsWith(start) && one.endsWith('.js'));
  if (!name) throw new Error(`The build of the Studio has no script ${start}*.js`);
  if (found.has(name)) return found;
  found.add(name);
  const code = readFileSync(`${STUDIO}/${name}`, 'utf8');
  for (const [, imported] of code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) {
    studioScripts(imported, found);
  }
  return found;
}

/** Limits of the Studio's screens, with React, the shell and the messages of one language. */
const STUDIO_LIMITS = {
  Home: '120 kB',
  Account: '120 kB',
  People: '120 kB',
  EntryList: '140 kB',
  EntryEditor: '184 kB',
};

/** Texts of single screens, in French: the longer ones. */
const STUDIO_MESSAGES = { EntryList: ['listFr-'], EntryEditor: ['editorFr-'] };

const studio = Object.entries(STUDIO_LIMITS).map(([screen, limit]) => ({
  name: `JavaScript of the Studio: ${screen}`,
  path: [
    ...new Set(
      ['index-', 'fr-', `${screen}-`, ...(STUDIO_MESSAGES[screen] ?? [])].flatMap((start) => [
        ...studioScripts(start),
      ]),
    ),
  ].map((name) => `${STUDIO}/${name}`),
  limit,
}));

/** What the Studio's editor loads with the first map that is opened. */
const studioMap = {
  name: 'An opened map of the Studio',
  path: studioNames
    .filter((name) => /^(PositionMap-.*\.(js|css)|maplibre-gl-worker-.*\.mjs)$/.test(name))
    .map((name) => `${STUDIO}/${name}`),
  limit: '400 kB',
};

export default [...screens, map, ...studio, studioMap];
