/** How long each book takes and how large it is, and whether the process answers meanwhile. */
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { buildCatalogue } from '../../domain/content/catalogue.ts';
import { validateImport } from '../../domain/content/validateImport.ts';
import { LOCALES } from '../../domain/locale.ts';
import { readConfig } from '../../server/config.ts';
import { readContent } from '../../server/content/files.ts';
import { BrochureStore } from '../../server/documents/brochures/brochureStore.ts';
import { makeLog } from '../../server/log.ts';

export async function documents(): Promise<Record<string, string>> {
  const config = readConfig();
  const { raws } = await readContent(config.contentDir);
  const catalogue = buildCatalogue(1, validateImport(raws).accepted);
  const dataDir = mkdtempSync(join(tmpdir(), 'fm-bench-'));
  const live = { current: () => catalogue, onChange: () => {} };
  const brochures = new BrochureStore(
    live,
    { dataDir, siteUrl: config.site.url },
    makeLog('silent'),
  );
  const figures: Record<string, string> = {};
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  for (const { _id, made } of catalogue.documents.all) {
    if (!made) continue;
    for (const locale of LOCALES) {
      const started = performance.now();
      const { size, pages } = await brochures.generate(_id, locale).finished;
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      figures[`${_id} ${locale}`] = `${seconds} s, ${pages} pages, ${(size / 1e6).toFixed(2)} MB`;
    }
  }
  delay.disable();
  const longest = Math.round(delay.max / 1e6);
  const usual = (delay.percentile(99) / 1e6).toFixed(1);
  figures['loop of the server meanwhile, longest stop'] = `${longest} ms (99 of 100: ${usual} ms)`;
  figures['books kept'] = String(readdirSync(join(dataDir, 'documents/.made')).length);
  return figures;
}
