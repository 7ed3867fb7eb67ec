import { newFolder, type Process, serve } from '../bench/tools.ts';

/** What the audits ask with; a port of its own, so that a site which runs here is left alone. */
const PORT = Number(process.env.AUDIT_PORT ?? 4179);
export const STATISTICS_TOKEN = 'a-token-of-the-audit';

/** The port of a site beside the first one. */
export const SECOND_PORT = String(PORT + 1);

/**
 * The built site with an empty database, that asks nobody outside; each visitor is believed.
 *
 * @param more environment variables beside these, or in place of them
 */
export async function serveSite(
  more: Record<string, string> = {},
): Promise<Process & { url: string; dataDir: string }> {
  const url = `http://localhost:${more.PORT ?? PORT}`;
  const dataDir = more.DATA_DIR ?? newFolder();
  const env = {
    PORT: String(PORT),
    SITE_URL: url,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    WEATHER_URL: 'off',
    RATES_URL: 'off',
    TRUSTED_PROXY: 'true',
    STATISTICS_TOKEN,
    ...more,
  };
  const site = await serve(process.execPath, ['build/main.js'], `${url}/readyz`, { env });
  return { ...site, url, dataDir };
}
