import { checkAllRules } from '../../domain/content/rules/allRules.ts';
import { tallyByKind, tallyByProvince } from '../../domain/content/rules/count.ts';
import { filledByCategory, filledByProvince } from '../../domain/content/rules/filled.ts';
import { checkNames } from '../../domain/content/rules/names.ts';
import { validateImport } from '../../domain/content/validateImport.ts';
import { readContent, unformattedFiles } from './files.ts';
import { type Output, printProblems } from './output.ts';
import { readMessages, readNameList } from './readNames.ts';

/** Checks a content folder against the rules and the names listed in `ownFolder`. */
export async function check(folder: string, ownFolder: string, output: Output): Promise<number> {
  // Loaded for this command only: its table is large, and production does not install it.
  const { detectLanguage } = await import('./detectLanguage.ts');
  const { raws, problems: unreadable, files } = await readContent(folder);
  const { accepted, problems: wrong } = validateImport(raws);
  const names = checkNames(accepted, await readMessages(), await readNameList(ownFolder));
  const unformatted = await unformattedFiles(folder, files);
  const problems = [
    ...unreadable,
    ...wrong,
    ...checkAllRules(accepted, detectLanguage),
    ...names,
    ...unformatted.map(({ problem }) => problem),
  ];
  await printProblems(problems, output, { folder, files });
  output.log('Entries, and words in each language, by kind:');
  output.table(tallyByKind(accepted));
  output.log('Places by province:');
  output.table(tallyByProvince(accepted));
  output.log('Places with hours, prices and contacts, by category:');
  output.table(filledByCategory(accepted));
  output.log('Places with hours, prices and contacts, by province:');
  output.table(filledByProvince(accepted));
  output.log(`${raws.length} entries, ${problems.length} problems`);
  return problems.length === 0 ? 0 : 1;
}
