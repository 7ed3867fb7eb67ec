/** What the rule on proper names needs: the list of names, and all interface texts. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import { type NameList, nameListSchema } from '../../domain/content/names.ts';
import type { Messages } from '../../domain/content/rules/names.ts';
import { LOCALES } from '../../domain/locale.ts';

const MESSAGES = fileURLToPath(new URL('../../messages', import.meta.url));

/** The list in `names.yaml` of a content folder. Throws with the fields that are wrong. */
export async function readNameList(folder: string): Promise<NameList> {
  const path = join(folder, 'names.yaml');
  const result = nameListSchema.safeParse(parse(await readFile(path, 'utf8')));
  if (!result.success) throw new Error(`${path}: ${z.prettifyError(result.error)}`);
  return result.data;
}

/** All interface texts by language and namespace. */
export async function readMessages(): Promise<Messages> {
  const languages = LOCALES.map(async (locale) => {
    const files = await readdir(join(MESSAGES, locale));
    const texts = files.map(
      async (file): Promise<[string, unknown]> => [
        basename(file, '.json'),
        JSON.parse(await readFile(join(MESSAGES, locale, file), 'utf8')),
      ],
    );
    return [locale, Object.fromEntries(await Promise.all(texts))] as const;
  });
  return Object.fromEntries(await Promise.all(languages)) as Messages;
}
