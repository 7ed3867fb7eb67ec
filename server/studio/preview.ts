/** Pages with a draft laid over what is published, for whoever has a signed address. */
import { buildCatalogue, type Catalogue } from '../../domain/content/catalogue.ts';
import { isKind } from '../../domain/content/kinds.ts';
import { parseDraft } from '../../domain/studio/checkDraft.ts';
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

/** The entry of a token; undefined if it is not ours or has expired. */
export function entryOfToken(sign: Sign, token: string, now = Date.now()): EntryRef | undefined {
  const [kind = '', id = '', expires = '', signature = ''] = token.split('.');
  if (!isKind(kind) || !isSigned(sign, 'preview', `${kind}.${id}.${expires}`, signature)) {
    return undefined;
  }
  return Number.parseInt(expires, 36) > now ? { kind, id } : undefined;
}

/** The content with an entry's draft in its place; undefined if no page can be made of the draft. */
export async function previewCatalogue(
  sql: Pick<Sql, 'select'>,
  catalogue: Catalogue,
  ref: EntryRef,
): Promise<Catalogue | undefined> {
  const fields = (await findDraft(sql, ref))?.data ?? (await findEntry(sql, ref))?.data;
  const { entry } = fields ? parseDraft(ref.kind, ref.id, fields) : {};
  if (!entry) return undefined;
  const others = entriesOf(catalogue)
    .filter(({ kind, data }) => kind !== ref.kind || data._id !== ref.id)
    .map((other) => {
      const moments = catalogue.moments(other.kind, other.data._id);
      return moments ? { ...other, moments } : other;
    });
  return buildCatalogue(catalogue.version, [...others, entry]);
}
