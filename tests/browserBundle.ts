import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import type { fetchData } from '../app/api/fetchData.ts';
import type { showToast } from '../app/components/toasts/toast.ts';
import type { addMessages } from '../app/i18n/messages.ts';
import { LOCALES, type Locale } from '../domain/locale.ts';
import { compiledMessages } from '../scripts/compiledMessages.ts';
import { css } from '../scripts/cssModules.ts';

/** The site's code for data calls and toasts, for tests to call within a page. */
interface DataCode {
  fetchData: typeof fetchData;
  showToast: typeof showToast;
  addMessages: typeof addMessages;
}

declare global {
  interface Window {
    data: DataCode;
  }
}

const MODULES = ['api/fetchData', 'components/toasts/toast', 'i18n/messages'];

let files: Promise<Map<string, string>> | undefined;

/** The modules and what they share, by file name. */
async function bundle(): Promise<Map<string, string>> {
  const entry = Object.fromEntries([
    ...MODULES.map((name) => [basename(name), `app/${name}.ts`]),
    ...LOCALES.map((locale) => [locale, `messages/${locale}/shell.json`]),
  ]);
  const built = await build({
    configFile: false,
    css,
    plugins: [compiledMessages()],
    // Vite does not define this for libraries.
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['es'] } },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((result) =>
    'output' in result ? result.output : [],
  );
  return new Map(
    outputs.flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output.code]] : [])),
  );
}

/** Opens a page and defines `window.data` in it, from scripts of the site's own origin. */
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
      data.addMessages(lang, 'shell', (await load(lang)).default);
      Object.assign(window, { data });
    },
    [locale, MODULES.map((name) => basename(name))] as const,
  );
}
