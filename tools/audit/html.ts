import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LOCALES } from '../../domain/locale.ts';
import { DESTINATIONS, SCREENS } from '../../tests/screens.ts';
import { program } from '../bench/tools.ts';
import { extraPackage } from '../extraPackage.ts';
import { Finding } from '../finding.ts';
import { crawl, type FoundPage, readPage } from './crawl.ts';
import { serveSite } from './serveSite.ts';

const VNU = 'vnu-jar@26.9.27';

/** Messages of the checker that are correct but harmless, with the reason. */
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
 * Checks every page of the site, including error pages and rejected forms, with the Nu HTML Checker.
 *
 * @throws Finding that lists each message once, with the first page that has it
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
    const relevant = messages.filter(
      ({ message }) => !HARMLESS.some(([pattern]) => pattern.test(message)),
    );
    const faults = new Map<string, string>();
    for (const { type, url, message, extract = '' } of relevant) {
      const address = addresses[Number(/(\d+)\.html$/.exec(url)?.[1])] ?? url;
      const key = `${type}: ${message}`;
      if (!faults.has(key)) faults.set(key, `${key}\n  ${address}: ${extract}`);
    }
    if (faults.size > 0)
      throw new Finding(`${relevant.length} messages:\n${[...faults.values()].join('\n')}`);
    return { pages: addresses.length, errors: 0, warnings: 0 };
  } finally {
    await site.stop();
    await rm(folder, { recursive: true });
  }
}

/** Yields all screens, all linked pages, error pages and rejected forms. */
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
