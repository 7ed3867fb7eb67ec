import { ALONE, newFolder, type Process, serve } from '../bench/tools.ts';

/** Not the default port, so that audits do not meet a site that runs already. */
const PORT = Number(process.env.AUDIT_PORT ?? 4179);
export const STATISTICS_TOKEN = 'a-token-of-the-audit';

/** The port for a second site. */
export const SECOND_PORT = String(PORT + 1);

/**
 * Starts the built site with an empty database and without outside services. The site trusts
 * `X-Forwarded-For`, so that a client can choose its address.
 *
 * @param overrides overrides environment variables, which take precedence
 * @throws Finding if the port is taken or the site does not start
 */
export async function serveSite(
  overrides: Record<string, string> = {},
): Promise<Process & { url: string; dataDir: string }> {
  const url = `http://localhost:${overrides.PORT ?? PORT}`;
  const dataDir = overrides.DATA_DIR ?? newFolder();
  const env = {
    PORT: String(PORT),
    SITE_URL: url,
    DATA_DIR: dataDir,
    ...ALONE,
    STATISTICS_TOKEN,
    ...overrides,
  };
  const site = await serve(process.execPath, ['build/main.js'], `${url}/readyz`, { env });
  return { ...site, url, dataDir };
}
