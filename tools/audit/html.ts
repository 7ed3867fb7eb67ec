import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LOCALES } from '../../domain/locale.ts';
import { extraPackage } from '../../scripts/extraPackage.ts';
import { Finding } from '../../scripts/finding.ts';
import { DESTINATIONS, SCREENS } from '../../tests/screens.ts';
import { program } from '../bench/tools.ts';
import { crawl, type FoundPage, readPage } from './crawl.ts';
import { serveSite } from './serveSite.ts';

const VNU = 'vnu-jar@26.9.27';

/** What the checker says and is right about, but that harms nobody: each with the reason. */
const HARMLESS: [message: RegExp, reason: string][] = [
  [/^Trailing slash on void elements/, 'React writes it; all our attributes are quoted'],
];

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  url: string;
  message: string;
  extract?: string;
}

/**
 * Every page of the site, with the pages for problems and refused forms, by the Nu HTML checker.
 *
 * @throws Finding that names each kind of fault once, with the first page that has it
 */
export async function html() {
  const java = program('java');
  const jar = join(extraPackage(VNU), 'build/dist/vnu.jar');
  const site = await serveSite();
  const folder = await mkdtemp(join(tmpdir(), 'fm-html-'));
  try {
    const addresses: string[] = [];
    for await (const { path, html } of everyPage(site.url)) {
      await writeFile(join(folder, `${addresses.push(path) - 1}.html`), html);
    }
    const parameters = ['-jar', jar, '--format', 'json', '--exit-zero-always', folder];
    const { stderr } = await promisify(execFile)(java, parameters, { maxBuffer: 2 ** 30 });
    const { messages } = JSON.parse(stderr) as { messages: Message[] };
    const meant = messages.filter(
      ({ message }) => !HARMLESS.some(([known]) => known.test(message)),
    );
    const faults = new Map<string, string>();
    for (const { type, url, message, extract = '' } of meant) {
      const address = addresses[Number(/(\d+)\.html$/.exec(url)?.[1])] ?? url;
      const key = `${type}: ${message}`;
      if (!faults.has(key)) faults.set(key, `${key}\n  ${address}: ${extract}`);
    }
    if (faults.size > 0)
      throw new Finding(`${meant.length} times:\n${[...faults.values()].join('\n')}`);
    return { pages: addresses.length, errors: 0, warnings: 0 };
  } finally {
    await site.stop();
    await rm(folder, { recursive: true });
  }
}

/** Every page: the table of screens, what links lead to, and the pages for problems. */
async function* everyPage(site: string): AsyncGenerator<FoundPage> {
  const starts = LOCALES.flatMap((locale) => [
    ...SCREENS.map((screen) => `/${locale}${screen}`),
    ...DESTINATIONS.map((slug) => `/${locale}/destination/${slug}`),
    `/${locale}/poi/no-such-place`,
    `/${locale}/no-such-page`,
    `/${locale}/itinerary/no-such-plan`,
    `/${locale}/pdf?tour={`,
  ]);
  yield* crawl(site, [...starts, '/api/docs']);
  for (const path of ['/contact', '/mice', '/newsletter']) {
    for (const locale of LOCALES) {
      const form = new URLSearchParams({ email: '"none"', message: '<b>&', website: 'x' });
      yield readPage(site, `/${locale}${path}`, form);
    }
  }
}
