/** What a page costs that is made anew, as each is once after every change of content. */

import { buildCatalogue } from '../../domain/content/catalogue.ts';
import { validateImport } from '../../domain/content/validateImport.ts';
import { estimateTravel } from '../../domain/planner/travel.ts';
import { readConfig } from '../../server/config.ts';
import { readContent } from '../../server/content/files.ts';

/** One of each of the screens that visitors come to most. */
const PAGES = [
  '/en',
  '/en/poi/bou-inania-madrasa-fes',
  '/en/destination/fes',
  '/en/discover/restaurants',
  '/en/search?q=fes',
  '/en/circuit/ain-leuh-afennourir-sidi-ali',
  '/en/itinerary',
  '/en/practical-info',
  '/en/events',
  '/en/articles/first-day-in-the-medina',
];

const ROUNDS = 8;
const TIMES = 20;

/** Milliseconds of this process' work a page, of its best round: what else runs here counts little. */
export async function freshRenders(): Promise<Record<string, string>> {
  const config = readConfig();
  // React and React Router read it when they are loaded: what serves visitors is to be measured.
  process.env.NODE_ENV = 'production';
  const { builtWebsite } = await import('../../server/http/websiteBuild.ts');
  const { render } = await builtWebsite({
    config: config.site,
    overrides: config.settings,
    reportError: console.error,
    documents: { copy: async () => undefined },
    tours: { get: async () => undefined },
    travelFor: async () => estimateTravel,
    rates: { now: async () => undefined },
  });
  const { raws } = await readContent(config.contentDir);
  const catalogue = buildCatalogue(1, validateImport(raws).accepted);
  const once = async (path: string) => {
    const response = await render(new Request(new URL(path, config.site.url)), catalogue);
    if (response.status !== 200) throw new Error(`${path} answers ${response.status}`);
    await response.arrayBuffer();
  };
  const best = new Map(PAGES.map((path) => [path, Number.POSITIVE_INFINITY]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const path of PAGES) {
      const before = process.cpuUsage();
      for (let count = 0; count < TIMES; count++) await once(path);
      const { user, system } = process.cpuUsage(before);
      best.set(path, Math.min(best.get(path) ?? 0, (user + system) / 1000 / TIMES));
    }
  }
  const sum = [...best.values()].reduce((all, ms) => all + ms, 0);
  return Object.fromEntries([
    ...[...best].map(([path, ms]) => [`fresh ${path}, ms of CPU`, ms.toFixed(1)]),
    ['fresh pages on one core /s', (1000 / (sum / PAGES.length)).toFixed(0)],
  ]);
}
