import { FORGET } from './saved.ts';

/** Has the worker delete all pages and pictures that are saved; ends when it has done so. */
export async function forgetSaved(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const worker = registration?.active;
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  await new Promise((done) => {
    port1.onmessage = done;
    worker.postMessage(FORGET, [port2]);
  });
}
