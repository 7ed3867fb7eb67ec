/** Whether the long variants of tests run: `npm run test:full`. */
export const FULL = Boolean(process.env.TEST_FULL);
