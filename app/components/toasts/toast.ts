import type { LinkedToast } from './toaster.ts';

let toaster: Promise<typeof import('./toaster.ts')> | undefined;

/** Loads the code of the toasts, once. Calls that may have to report a failure load it up front. */
export function loadToaster(): Promise<typeof import('./toaster.ts')> {
  toaster ??= import('./toaster.ts').catch((error: unknown) => {
    toaster = undefined;
    throw error;
  });
  return toaster;
}

/**
 * Shows a message at the top right for `duration` ms (section 9: 4000). Never throws: where the code
 * of the toasts cannot be loaded, the message goes to the console.
 */
export async function showToast(toast: LinkedToast): Promise<void> {
  try {
    (await loadToaster()).show(toast);
  } catch {
    console.error(toast.message);
  }
}
