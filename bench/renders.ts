/** Pages made anew per second: what a page costs after a change of content. */
import { admit } from '../domain/admit.ts';
import { buildCatalogue } from '../domain/catalogue.ts';
import { estimateTravel } from '../domain/plan/travel.ts';
import { readContent } from '../server/catalogue/files.ts';
import { readConfig } from '../server/config.ts';
import { builtWebsite } from '../server/pages/build.ts';

const SECONDS = 4;

export async function freshRenders(): Promise<Record<string, number>> {
  const config = readConfig();
  const { render } = await builtWebsite({
    config: config.site,
    reportError: console.error,
    documents: { copy: async () => undefined },
    tours: { get: async () => undefined },
    travelFor: async () => estimateTravel,
    rates: { now: async () => undefined },
  });
  const { raws } = await readContent(config.contentDir);
  const catalogue = buildCatalogue(1, admit(raws).accepted);
  const figures: Record<string, number> = {};
  for (const path of ['/en', '/en/poi/bou-inania-madrasa-fes']) {
    const once = async () =>
      (await render(new Request(new URL(path, config.site.url)), catalogue)).arrayBuffer();
    for (let warm = 0; warm < 50; warm++) await once();
    const end = performance.now() + SECONDS * 1000;
    let count = 0;
    for (; performance.now() < end; count++) await once();
    figures[`fresh renders of ${path} /s`] = Math.round(count / SECONDS);
  }
  return figures;
}
