/** Measures the CPU time of rendering pages without the response cache. */
import { buildCatalogue } from '../../domain/content/catalogue.ts';
import { validateImport } from '../../domain/content/validateImport.ts';
import { estimateTravel } from '../../domain/planner/travel.ts';
import { readConfig } from '../../server/config.ts';
import { readContent } from '../../server/content/files.ts';

/** One page of each of the most visited screens. */
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
const RENDERS_PER_ROUND = 20;

/**
 * CPU time of this process per page, in ms. The best round counts, because other processes on the
 * machine make rounds slower.
 */
export async function freshRenders(): Promise<Record<string, string>> {
  const config = readConfig();
  // React and React Router read NODE_ENV when they are loaded.
  process.env.NODE_ENV = 'production';
  const { builtWebsite } = await import('../../server/http/websiteBuild.ts');
  const { render } = await builtWebsite({
    config: config.site,
    overrides: config.settings,
    reportError: console.error,
    documents: { copy: async () => undefined },
    tours: { get: async () => undefined },
    travelFor: async () => estimateTravel,
    rates: { isConfigured: false, now: async () => undefined },
    mapTiles: { isConfigured: true },
  });
  const { raws } = await readContent(config.contentDir);
  const catalogue = buildCatalogue(1, validateImport(raws).accepted);
  const renderPage = async (path: string) => {
    const response = await render(new Request(new URL(path, config.site.url)), catalogue);
    if (response.status !== 200) throw new Error(`${path}: status ${response.status}`);
    await response.arrayBuffer();
  };
  const best = new Map(PAGES.map((path) => [path, Number.POSITIVE_INFINITY]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const path of PAGES) {
      const before = process.cpuUsage();
      for (let count = 0; count < RENDERS_PER_ROUND; count++) await renderPage(path);
      const { user, system } = process.cpuUsage(before);
      best.set(path, Math.min(best.get(path) ?? 0, (user + system) / 1000 / RENDERS_PER_ROUND));
    }
  }
  const sum = [...best.values()].reduce((all, ms) => all + ms, 0);
  return Object.fromEntries([
    ...[...best].map(([path, ms]) => [`${path}, ms of CPU time`, ms.toFixed(1)]),
    ['renders per second on one core', (1000 / (sum / PAGES.length)).toFixed(0)],
  ]);
}
