import { fileURLToPath } from 'node:url';

/** The project's folder. This file and the built server both lie one level below it. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));
