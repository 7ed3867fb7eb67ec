import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ALONE, newFolder, serve } from '../bench/tools.ts';

export interface Site {
  /** The origin, without a trailing slash. */
  url: string;
  stop(): Promise<void>;
}

/** The `SITE_URL` of both sites, so that absolute links are the same. */
const PUBLIC_URL = 'http://site.example';

/**
 * Starts the build in a folder with an empty data folder and without outside services. A URL is used as
 * it is.
 *
 * @param port for the started site
 * @throws Error if the folder has no build
 */
export async function openSite(folderOrUrl: string, port: number): Promise<Site> {
  if (/^https?:/.test(folderOrUrl)) {
    return { url: folderOrUrl.replace(/\/$/, ''), stop: async () => {} };
  }
  const folder = resolve(folderOrUrl);
  if (!existsSync(join(folder, 'build/main.js'))) {
    throw new Error(`${folder} has no build: run "npm run build" in it first.`);
  }
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PORT: String(port),
    SITE_URL: PUBLIC_URL,
    DATA_DIR: newFolder(),
    ...ALONE,
  };
  const { stop } = await serve(process.execPath, ['build/main.js'], `${url}/readyz`, {
    cwd: folder,
    env,
  });
  return { url, stop };
}
