/** The compressed JavaScript that a first visit loads, page by page, read off the build itself. */
import { readdirSync, readFileSync, statSync } from 'node:fs';

const ASSETS = 'build/client/assets';

const file = readdirSync(ASSETS).find((name) => /^manifest-.*\.js$/.test(name));
const text = readFileSync(`${ASSETS}/${file}`, 'utf8');
const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));

/** The files behind a screen: the entry, the routes around it, and the words of one language. */
function filesOf(screen) {
  const routes = ['root', 'shell/shell', 'shell/problemBoundary', `screens/${screen}/route`];
  const parts = [manifest.entry, ...routes.map((id) => manifest.routes[id])];
  const urls = parts.flatMap(({ module, imports = [] }) => [module, ...imports]);
  // Texts that come with a part of a screen are in smaller files of the same name.
  const [words] = readdirSync(ASSETS)
    .filter((name) => /^de-.*\.js$/.test(name))
    .toSorted((a, b) => statSync(`${ASSETS}/${b}`).size - statSync(`${ASSETS}/${a}`).size);
  return [
    ...new Set(urls.map((url) => `build/client${url}`)),
    `${ASSETS}/${words}`,
    `${ASSETS}/${file}`,
  ];
}

/** What the screens may weigh: itineraries are edited in the page, which takes more. */
const LIMITS = {
  home: '115 kB',
  poi: '115 kB',
  fav: '115 kB',
  destination: '117 kB',
  events: '117 kB',
  discover: '117 kB',
  search: '117 kB',
  circuit: '115 kB',
  itinerary: '127 kB',
  practicalInfo: '117 kB',
};

const screens = Object.entries(LIMITS).map(([screen, limit]) => ({
  name: `JavaScript of ${screen}`,
  path: filesOf(screen),
  limit,
}));

/** What an opened map loads beside: MapLibre with its worker and style sheet, our style and land. */
const map = {
  name: 'An opened map',
  path: readdirSync(ASSETS)
    .filter((name) => /^(OpenMap-.*\.(js|css)|maplibre-gl-worker-.*\.mjs)$/.test(name))
    .map((name) => `${ASSETS}/${name}`),
  limit: '400 kB',
};

export default [...screens, map];
