/** Titles of entries in the language of the member's interface. */
import { sql as raw } from 'drizzle-orm';
import type { Context } from 'hono';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../domain/locale.ts';
import type { Sql } from '../db/database.ts';

/** The language that the Studio asks for with each request. */
export function interfaceLocale(context: Context): Locale {
  const language = context.req.header('accept-language')?.slice(0, 2);
  return isLocale(language) ? language : DEFAULT_LOCALE;
}

interface Titled {
  kind: string;
  id: string;
  title: string;
}

/**
 * Rows of one page with their titles in a language. Lists keep English titles only: those of a page are
 * read from its entries. Entries without a title in the language keep the one they have.
 */
export async function inLanguage<T extends Titled>(
  sql: Pick<Sql, 'execute'>,
  rows: readonly T[],
  locale: Locale,
): Promise<T[]> {
  if (locale === DEFAULT_LOCALE || rows.length === 0) return [...rows];
  const ids = raw.join(
    rows.map(({ kind, id }) => raw`(${kind}, ${id})`),
    raw`, `,
  );
  const title = (data: ReturnType<typeof raw>) =>
    raw.join(
      ['title', 'name', 'caption'].map(
        (field) => raw`${data} #>> ARRAY[${field}, ${locale}]::text[]`,
      ),
      raw`, `,
    );
  // As in English, a draft's title counts while the entry is not on the website.
  const result = await sql.execute(raw`
    SELECT kind, id, COALESCE(${title(raw`data`)}) AS title FROM entry WHERE (kind, id) IN (${ids})
    UNION ALL
    SELECT kind, entry, COALESCE(${title(raw`data`)}) FROM draft WHERE (kind, entry) IN (${ids})
      AND NOT EXISTS (SELECT FROM entry WHERE entry.kind = draft.kind AND entry.id = draft.entry)`);
  const found = (result as unknown as { rows: (Titled & { title: string | null })[] }).rows;
  const titles = new Map(
    found.flatMap(({ kind, id, title: own }) => (own ? [[`${kind}/${id}`, own]] : [])),
  );
  return rows.map((row) => ({ ...row, title: titles.get(`${row.kind}/${row.id}`) ?? row.title }));
}
