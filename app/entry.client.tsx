import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { DEFAULT_LOCALE, isLocale } from '../domain/locale.ts';
import { type Messages, rememberMessages } from './i18n/messages.ts';
import './parts/trusted.ts';

const files = import.meta.glob<Messages>('../messages/*.json', { import: 'default' });

/** The texts of the page's own language alone, before the page comes to life. */
async function start(): Promise<void> {
  const lang = document.documentElement.lang;
  const locale = isLocale(lang) ? lang : DEFAULT_LOCALE;
  const load = files[`../messages/${locale}.json`];
  if (load) rememberMessages(locale, await load());
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

void start();

// On a fast line the page has loaded before this script runs.
const rest = async () => (await import('./atRest.ts')).atRest();
if (document.readyState === 'complete') void rest();
else window.addEventListener('load', rest);
