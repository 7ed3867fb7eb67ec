import { cpus } from 'node:os';
import { buildWebsite } from '../scripts/prepare.mjs';
import { endProcesses } from './bench/tools.ts';
import { Finding } from './finding.ts';
import { missingOf, type NEEDS } from './needs.ts';

/** A table of a report: row titles and values. */
export type Table = Record<string, unknown> | readonly Record<string, unknown>[];

type Make = () => Table | Promise<Table>;

/** A section of a report, with the programs that it needs. */
export type Section = Make | { make: Make; needs: readonly (keyof typeof NEEDS)[] };

/**
 * Runs the sections named on the command line, or all, and prints each when it is done. First
 * checks that everything they need is installed, and builds the website if it is out of date.
 * Servers that a section leaves running are stopped.
 *
 * Exits for an unknown name or if something is missing.
 *
 * @returns whether all sections succeeded; after a failed one, its error is printed and the others run
 */
export async function printSections(sections: Record<string, Section>): Promise<boolean> {
  const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(sections);
  const chosen = names.flatMap((name) => {
    const section = Object.hasOwn(sections, name) ? sections[name] : undefined;
    if (!section) return end(`There is no ${name}; there are: ${Object.keys(sections).join(', ')}`);
    return typeof section === 'function'
      ? { name, make: section, needs: [] }
      : { name, ...section };
  });
  const missing = await missingOf(chosen.flatMap(({ needs }) => needs));
  if (missing) end(missing);
  buildWebsite();
  const today = new Date().toISOString().slice(0, 10);
  console.log(`${today}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`);
  let succeeded = true;
  for (const { name, make } of chosen) {
    console.log(`\n${name}`);
    try {
      console.table(await make());
    } catch (error) {
      succeeded = false;
      console.error(error instanceof Finding ? error.message : error);
    } finally {
      endProcesses();
    }
  }
  return succeeded;
}

function end(message: string): never {
  console.error(message);
  process.exit(1);
}
