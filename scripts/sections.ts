import { cpus } from 'node:os';

/** A table of a report: what was looked at, and what came out. */
export type Table = Record<string, unknown> | readonly Record<string, unknown>[];

/** What a section has found wrong: told in its words alone, for where in the code it was thrown says nothing. */
export class Finding extends Error {}

/**
 * Prints the tables of those sections that the command line names, or of all, each as soon as it is done.
 * Ends the process when a name is none.
 *
 * @returns whether all of them could be made; one that fails is told, and the others go on
 */
export async function printSections(
  sections: Record<string, () => Table | Promise<Table>>,
): Promise<boolean> {
  const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(sections);
  const unknown = names.find((name) => !(name in sections));
  if (unknown) {
    console.error(`There is no ${unknown}; there are: ${Object.keys(sections).join(', ')}`);
    process.exit(1);
  }
  const today = new Date().toISOString().slice(0, 10);
  console.log(`${today}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`);
  let good = true;
  for (const name of names) {
    console.log(`\n${name}`);
    try {
      console.table(await sections[name]?.());
    } catch (error) {
      good = false;
      console.error(error instanceof Finding ? error.message : error);
    }
  }
  return good;
}
