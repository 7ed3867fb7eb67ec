/** Measures time, size and pages of each brochure, and the event loop delay while they are rendered. */
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
  const loopDelay = monitorEventLoopDelay({ resolution: 1 });
  loopDelay.enable();
  for (const { _id, made } of catalogue.documents.all) {
    if (!made) continue;
    for (const locale of LOCALES) {
      const started = performance.now();
      const { size, pages } = await brochures.generate(_id, locale).finished;
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      figures[`${_id} ${locale}`] = `${seconds} s, ${pages} pages, ${(size / 1e6).toFixed(2)} MB`;
    }
  }
  loopDelay.disable();
  const longest = Math.round(loopDelay.max / 1e6);
  const p99 = (loopDelay.percentile(99) / 1e6).toFixed(1);
  figures['longest event loop delay meanwhile'] = `${longest} ms (99th percentile: ${p99} ms)`;
  figures['stored brochures'] = String(readdirSync(join(dataDir, 'documents/.made')).length);
  return figures;
}
