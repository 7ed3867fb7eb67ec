import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import type { fetchData } from '../app/data/fetchData.ts';
import type { showToast } from '../app/data/toast.ts';
import type { rememberMessages } from '../app/i18n/messages.ts';
import { LOCALES, type Locale } from '../domain/locale.ts';
import { compiledMessages } from '../scripts/compiledMessages.ts';

/** The site's own code for data calls and toasts, for tests to call within a page. */
interface DataCode {
  fetchData: typeof fetchData;
  showToast: typeof showToast;
  rememberMessages: typeof rememberMessages;
}

declare global {
  interface Window {
    data: DataCode;
  }
}

const MODULES = ['data/fetchData', 'data/toast', 'i18n/messages'];

let files: Promise<Map<string, string>> | undefined;

/** The modules and what they share, by file name. */
async function bundle(): Promise<Map<string, string>> {
  const entry = Object.fromEntries([
    ...MODULES.map((name) => [basename(name), `app/${name}.ts`]),
    ...LOCALES.map((locale) => [locale, `messages/${locale}.json`]),
  ]);
  const built = await build({
    configFile: false,
    plugins: [compiledMessages()],
    // Builds of a library leave this for others to say.
    define: { 'process.env.NODE_ENV': '"production"' },
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
  await page.evaluate(
    async ([lang, names]) => {
      const load = (name: string) => import(`/test-code/${name}.js`);
      const data: DataCode = Object.assign({}, ...(await Promise.all(names.map(load))));
      data.rememberMessages(lang, (await load(lang)).default);
      Object.assign(window, { data });
    },
    [locale, MODULES.map((name) => basename(name))] as const,
  );
}
