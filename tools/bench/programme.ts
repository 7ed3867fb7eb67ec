/** How long a programme's PDF takes: five days with five stops each, the first one and those after it. */
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

const TIMES = 20;

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
  const seen = new Set<string>();
  const tour = {
    startingPoint: { label: 'Fès-Saïss', coordinates: { longitude: -4.978, latitude: 33.927 } },
    days: cities.map((city, index) => {
      const places = catalogue.places.all
        .filter(({ _id, contact }) => contact.address.city === city && !seen.has(_id))
        .slice(0, 5)
        .map(({ _id }) => _id);
      for (const id of places) seen.add(id);
      return { day: index + 1, city, places };
    }),
  };

  async function take(form: ExportFormat): Promise<number> {
    const started = performance.now();
    const { programmeOf } = await import('../../server/documents/programme.ts');
    const siteUrl = config.site.url;
    const programme = programmeOf(tour, { catalogue, locale: 'de', siteUrl, id: 'bench' });
    await exportProgramme(form, programme, { catalogue, images, renderer });
    return performance.now() - started;
  }

  const figures: Record<string, string> = {
    'first PDF, its code and cover made too': `${Math.round(await take('pdf'))} ms`,
  };
  for (const form of EXPORT_FORMATS) {
    const times: number[] = [];
    for (let time = 0; time < TIMES; time++) times.push(await take(form));
    times.sort((a, b) => a - b);
    figures[`${form} of 5 days, median`] = `${times[TIMES / 2]?.toFixed(1)} ms`;
    if (form === 'pdf')
      figures['pdf of 5 days, slowest (goal 1000 ms)'] = `${times.at(-1)?.toFixed(0)} ms`;
  }
  return figures;
}
