/** Measures how long exports of an itinerary with five days of five stops take, in all formats. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildCatalogue } from '../../domain/content/catalogue.ts';
import { validateImport } from '../../domain/content/validateImport.ts';
import { readConfig } from '../../server/config.ts';
import { readContent } from '../../server/content/files.ts';
import {
  EXPORT_FORMATS,
  type ExportFormat,
  exportProgramme,
} from '../../server/documents/exporters.ts';
import { ProgrammeRenderer } from '../../server/documents/programmeRenderer.ts';
import { ImageService } from '../../server/media/images.ts';
import { posterDrawer } from '../../server/media/posters.ts';

const RUNS = 20;

export async function programmes(): Promise<Record<string, string>> {
  const config = readConfig();
  const { raws } = await readContent(config.contentDir);
  const catalogue = buildCatalogue(1, validateImport(raws).accepted);
  const folder = mkdtempSync(join(tmpdir(), 'fm-bench-'));
  const images = new ImageService(
    [],
    posterDrawer(() => catalogue),
    folder,
    1e8,
  );
  const renderer = new ProgrammeRenderer();
  const cities = ['fes', 'fes', 'meknes', 'ifrane', 'azrou'];
  const used = new Set<string>();
  const tour = {
    startingPoint: { label: 'Fès-Saïss', coordinates: { longitude: -4.978, latitude: 33.927 } },
    days: cities.map((city, index) => {
      const places = catalogue.places.all
        .filter(({ _id, contact }) => contact.address.city === city && !used.has(_id))
        .slice(0, 5)
        .map(({ _id }) => _id);
      for (const id of places) used.add(id);
      return { day: index + 1, city, places };
    }),
  };

  async function measure(format: ExportFormat): Promise<number> {
    const started = performance.now();
    const { programmeOf } = await import('../../server/documents/programme.ts');
    const siteUrl = config.site.url;
    const programme = programmeOf(tour, { catalogue, locale: 'de', siteUrl, id: 'bench' });
    await exportProgramme(format, programme, { catalogue, images, renderer });
    return performance.now() - started;
  }

  const figures: Record<string, string> = {
    'first PDF, including loading code and rendering the cover': `${Math.round(await measure('pdf'))} ms`,
  };
  for (const format of EXPORT_FORMATS) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) times.push(await measure(format));
    times.sort((a, b) => a - b);
    figures[`${format} of 5 days, median`] = `${times[RUNS / 2]?.toFixed(1)} ms`;
    if (format === 'pdf')
      figures['pdf of 5 days, slowest (goal 1000 ms)'] = `${times.at(-1)?.toFixed(0)} ms`;
  }
  return figures;
}
