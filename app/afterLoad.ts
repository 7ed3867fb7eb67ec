import { loadUser } from './api/loadUser.ts';
import './api/pageFailure.ts';
import { replaceBrokenPictures } from './components/brokenPictures.ts';
import { loadToaster } from './components/toasts/toast.ts';
import { watchViews } from './features/analytics/pageViews.ts';
import { registerServiceWorker } from './features/offline/register.ts';
import { restoreLocale } from './lib/localStore.ts';

/** Starts what the page itself does not need. Resolves when user info and toasts are loaded. */
export async function afterLoad(): Promise<void> {
  restoreLocale();
  replaceBrokenPictures();
  watchViews();
  // Development has no service worker.
  if (import.meta.env.PROD && 'serviceWorker' in navigator) void registerServiceWorker();
  await Promise.allSettled([loadUser(), loadToaster()]);
}
