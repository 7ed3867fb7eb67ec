/** The compressed JavaScript that a first visit loads, page by page, read off the build itself. */
import { readFileSync, statSync } from 'node:fs';

const ASSETS = 'build/client/assets';

/** The files of this build, by name; those of the one before lie beside them (scripts/publish.mjs). */
const names = readFileSync('build/.files', 'utf8')
  .split('\n')
  .filter((path) => path.startsWith('client/assets/'))
  .map((path) => path.slice('client/assets/'.length));

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

/** What the screens may weigh: itineraries are edited in the page, which takes more. */
const LIMITS = {
  home: '121.4 kB',
  poi: '125.2 kB',
  fav: '123.9 kB',
  destination: '125 kB',
  events: '121.7 kB',
  discover: '121.1 kB',
  search: '121 kB',
  circuit: '121.9 kB',
  itinerary: '139 kB',
  practicalInfo: '127.5 kB',
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

export default [...screens, map];
