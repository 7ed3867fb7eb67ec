import type { z } from 'zod';
import type { Toast } from '../../domain/visitor.ts';

let toaster: Promise<typeof import('./toaster.ts')> | undefined;

/** Brings the code of the toasts, once; a call that may have to tell of a failure begins with it. */
export function bringToaster(): Promise<typeof import('./toaster.ts')> {
  toaster ??= import('./toaster.ts').catch((error: unknown) => {
    toaster = undefined;
    throw error;
  });
  return toaster;
}

/**
 * Tells the visitor something in passing, top right, for `duration` milliseconds (section 9: 4000).
 * Never throws: where not even the toasts' code can be had, the message goes to the console.
 */
export async function showToast(toast: z.input<typeof Toast>): Promise<void> {
  try {
    (await bringToaster()).show(toast);
  } catch {
    console.error(toast.message);
  }
}
