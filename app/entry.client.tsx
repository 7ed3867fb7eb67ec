import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { DEFAULT_LOCALE, isLocale } from '../domain/locale.ts';
import { loadTextFonts } from './fonts/loadTextFonts.ts';
import { addMessages } from './i18n/messages.ts';
import './lib/trustedHtml.ts';
import { failOfflineNavigations, loadServedData } from './routerInternals.ts';

const files = import.meta.glob<object>('../messages/*/shell.json', { import: 'default' });

/**
 * Marks the document as hydrated, for browser tests: effects of a parent run after those of its
 * children.
 */
function Page() {
  useEffect(() => {
    failOfflineNavigations();
    document.documentElement.setAttribute('data-hydrated', '');
  }, []);
  return <HydratedRouter />;
}

/** Loads the shell's messages in the page's own language alone, then hydrates the page. */
async function start(): Promise<void> {
  const lang = document.documentElement.lang;
  const locale = isLocale(lang) ? lang : DEFAULT_LOCALE;
  const load = files[`../messages/${locale}/shell.json`];
  if (load) addMessages(locale, 'shell', await load());
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Page />
      </StrictMode>,
      {
        onRecoverableError(error) {
          reportError(error);
          loadServedData();
        },
      },
    );
  });
}

void start();
// Without a network the fallbacks stay.
const textFonts = loadTextFonts();

/** Runs what pages do after loading, and marks the document, for browser tests. */
async function runAfterLoad(): Promise<void> {
  const { afterLoad } = await import('./afterLoad.ts');
  await afterLoad();
  await textFonts;
  document.documentElement.setAttribute('data-after-load', '');
}

// On a fast connection the page has loaded before this script runs.
if (document.readyState === 'complete') void runAfterLoad();
else window.addEventListener('load', () => void runAfterLoad());
