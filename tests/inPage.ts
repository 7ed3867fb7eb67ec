import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import type { fetchData } from '../app/data/fetchData.ts';
import type { showToast } from '../app/data/toast.ts';
import type { rememberMessages } from '../app/i18n/messages.ts';
import type { Locale } from '../domain/locale.ts';

/** The site's own code for data calls and toasts, for tests to call within a page. */
export interface DataCode {
  fetchData: typeof fetchData;
  showToast: typeof showToast;
  rememberMessages: typeof rememberMessages;
}

const MODULES = ['data/fetchData', 'data/toast', 'i18n/messages'];

let files: Promise<Map<string, string>> | undefined;

/** The modules and what they share, by file name. */
async function bundle(): Promise<Map<string, string>> {
  const entry = Object.fromEntries(MODULES.map((name) => [basename(name), `app/${name}.ts`]));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['es'] } },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((result) =>
    'output' in result ? result.output : [],
  );
  return new Map(outputs.flatMap((it) => (it.type === 'chunk' ? [[it.fileName, it.code]] : [])));
}

/** Opens a page and gives it `window.data`, served by the site itself as far as the page can tell. */
export async function visitWithData(page: Page, locale: Locale, path = '/about'): Promise<void> {
  files ??= bundle();
  const modules = await files;
  await page.route('**/test-code/*', (route) => {
    const name = route.request().url().split('/').at(-1) ?? '';
    return route.fulfill({ contentType: 'text/javascript', body: modules.get(name) ?? '' });
  });
  await page.goto(`/${locale}${path}`);
  const messages = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));
  await page.evaluate(
    async ([lang, words, names]) => {
      const data: DataCode = Object.assign(
        {},
        ...(await Promise.all(names.map((name) => import(`/test-code/${name}.js`)))),
      );
      data.rememberMessages(lang, words);
      Object.assign(window, { data });
    },
    [locale, messages, MODULES.map((name) => basename(name))] as const,
  );
}
