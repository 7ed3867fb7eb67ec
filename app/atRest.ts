import { register } from './offline/register.ts';
import { watchViews } from './views/watch.ts';

/** What serves later visits, and the count of this one: nothing that the page itself waits for. */
export function atRest(): void {
  watchViews();
  // Development builds no service worker.
  if (import.meta.env.PROD && 'serviceWorker' in navigator) void register();
}
