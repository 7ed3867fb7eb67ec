/** Programs and services that measurements and audits need besides the packages. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CHROMIUM } from '../scripts/browser.mjs';
import { onServer, SERVER } from './bench/many/database.ts';

export interface Need {
  isThere(): boolean | Promise<boolean>;
  /** What to do if it is missing. */
  advice: string;
}

/** Path of a program in `PATH` or `/usr/sbin`; undefined if it is not installed. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

const program = (name: string, debianPackage: string): Need => ({
  isThere: () => findProgram(name) !== undefined,
  advice: `${name} (apt-get install ${debianPackage})`,
});

export const NEEDS = {
  wrk: program('wrk', 'wrk'),
  taskset: program('taskset', 'util-linux'),
  nginx: program('nginx', 'nginx-light'),
  java: program('java', 'default-jre-headless'),
  git: program('git', 'git'),
  osmium: program('osmium', 'osmium-tool'),
  tilemaker: program('tilemaker', 'tilemaker'),
  chromium: {
    isThere: () => existsSync(CHROMIUM ?? ''),
    advice: `Chromium (apt-get install chromium, or set CHROMIUM_PATH)`,
  },
  postgres: {
    isThere: () =>
      onServer('SELECT 1').then(
        () => true,
        () => false,
      ),
    advice: `a PostgreSQL server at ${SERVER} (set TEST_DATABASE_URL)`,
  },
} satisfies Record<string, Need>;

/** One line about missing programs and how to install them; undefined if none is missing. */
export async function missingOf(
  names: readonly (keyof typeof NEEDS)[],
): Promise<string | undefined> {
  const missing: string[] = [];
  for (const name of new Set(names)) {
    const need: Need = NEEDS[name];
    if (!(await need.isThere())) missing.push(need.advice);
  }
  return missing.length > 0 ? `Missing: ${missing.join('; ')}` : undefined;
}
