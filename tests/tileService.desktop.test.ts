/** The map while an outside tile service fails. */
import type { ServerResponse } from 'node:http';
import { expect } from '@playwright/test';
import { LocalService } from '../server/testing/localService.ts';
import { seededFolder } from '../server/testing/seededFolder.ts';
import { makeTestPlace } from '../server/testing/testSite.ts';
import { test } from './fixtures.ts';
import { credits, expectDrawn, jumpTo, list, MAP_SCREEN, openMap, SCHEMATIC } from './openMap.ts';

test.use(MAP_SCREEN);

/**
 * A tile that never comes, an empty one and a refused one. To the map, all other failures are as the
 * last: server/integrations/tiles/tileService.test.ts.
 */
const FAILURES: Record<string, (response: ServerResponse) => unknown> = {
  stalls: () => {},
  'answers 404': (response) => response.writeHead(404).end(),
  dies: (response) => response.destroy(),
};

for (const [name, fail] of Object.entries(FAILURES)) {
  test(`a tile service that ${name} leaves the schematic ground and a working list`, async ({
    page,
  }) => {
    const service = new LocalService();
    const address = await service.listen();
    let asked = 0;
    service.handler = (request, response) => {
      if (request.url === '/planet') {
        const tiles = [`${address}/{z}/{x}/{y}.pbf`];
        return void response.end(JSON.stringify({ tiles, minzoom: 0, maxzoom: 14 }));
      }
      asked++;
      fail(response);
    };
    const seeded = await seededFolder();
    const place = await makeTestPlace('embedded', { seeded });
    try {
      const { url } = await place.start({ TILES_URL: `${address}/planet` });
      await openMap(page, `${url}/en/poi/bou-inania-madrasa-fes`);
      await expect.poll(() => asked).toBeGreaterThan(0);
      await jumpTo(page, { center: [-4.9835, 34.0612], zoom: 10 });
      await expectDrawn(page, 'schematic-roads');
      await expect(credits(page)).toHaveText(SCHEMATIC);
      const row = list(page).nth(1).getByRole('button');
      await row.click();
      await expect(page.locator('.maplibregl-popup')).toContainText(
        (await row.textContent()) ?? '',
      );
    } finally {
      await place.remove();
      await seeded.remove();
      await service.close();
    }
  });
}
