/** Addresses of the sites that Playwright starts for the tests (playwright.config.ts). */
const PORT = Number(process.env.TEST_PORT ?? 4173);

/** The site of most tests. */
export const SITE_URL = `http://localhost:${PORT}`;

/** A site whose map has the streets of the invented town. */
export const TOWN_URL = `http://localhost:${PORT + 1}`;
