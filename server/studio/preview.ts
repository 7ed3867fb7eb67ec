/** Pages with a draft laid over what is published, for whoever has a signed address. */
import { buildCatalogue, type Catalogue } from '../../domain/content/catalogue.ts';
import { isKind } from '../../domain/content/kinds.ts';
import { entryIds } from '../../domain/content/validateContent.ts';
import { parseDraft, referenceProblems } from '../../domain/studio/checkDraft.ts';
import type { EntryProblem } from '../../domain/studio/entryApi.ts';
import type { Sql } from '../db/database.ts';
import { isSigned, type Sign } from '../submissions/formTokens.ts';
import { type EntryRef, findDraft, findEntry } from './drafts.ts';
import { entriesOf } from './entryProblems.ts';

/** In ms. */
const LIFETIME = 24 * 3600_000;

/** The parameter of the address that holds the token. */
export const PREVIEW_PARAMETER = 'preview';

/** Grants reading one entry's draft for a day. */
export function createPreviewToken(sign: Sign, { kind, id }: EntryRef, now = Date.now()) {
  const expires = now + LIFETIME;
  const text = `${kind}.${id}.${expires.toString(36)}`;
  return { token: `${text}.${sign('preview', text)}`, expires: new Date(expires) };
}

/** The entry of a token, or what is wrong with the token. */
export function entryOfToken(
  sign: Sign,
  token: string,
  now = Date.now(),
): EntryRef | 'expired' | 'invalid' {
  const [kind = '', id = '', expires = '', signature = ''] = token.split('.');
  if (!isKind(kind) || !isSigned(sign, 'preview', `${kind}.${id}.${expires}`, signature)) {
    return 'invalid';
  }
  return Number.parseInt(expires, 36) > now ? { kind, id } : 'expired';
}

/**
 * The content with an entry's draft in its place. No page can be made of a draft that does not fit its
 * schema, or that refers to entries which are not there; editorial rules do not matter to pages.
 *
 * @returns undefined where there is no entry
 */
export async function previewCatalogue(
  sql: Pick<Sql, 'select'>,
  catalogue: Catalogue,
  ref: EntryRef,
): Promise<{ catalogue: Catalogue } | { problems: EntryProblem[] } | undefined> {
  const fields = (await findDraft(sql, ref))?.data ?? (await findEntry(sql, ref))?.data;
  if (!fields) return undefined;
  const { entry, problems: invalid } = parseDraft(ref.kind, ref.id, fields);
  if (!entry) return { problems: invalid.filter(({ level }) => level === 'error') };
  const others = entriesOf(catalogue)
    .filter(({ kind, data }) => kind !== ref.kind || data._id !== ref.id)
    .map((other) => {
      const moments = catalogue.moments(other.kind, other.data._id);
      return moments ? { ...other, moments } : other;
    });
  const entries = [...others, entry];
  const problems = referenceProblems(entry, entryIds(entries));
  if (problems.length > 0) return { problems };
  return { catalogue: buildCatalogue(catalogue.version, entries) };
}
