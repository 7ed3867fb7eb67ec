/**
 * Lists of entries: what is published, from the table that a trigger keeps, with the drafts. Drafts of
 * entries that are not on the site are few; what lists show of them is computed.
 */
import { and, eq, isNotNull, isNull, sql as raw, type SQL } from 'drizzle-orm';
import type { Catalogue } from '../../domain/content/catalogue.ts';
import type { Kind } from '../../domain/content/kinds.ts';
import { LOCALES } from '../../domain/locale.ts';
import type {
  ListedDraft,
  ListedEntry,
  SearchResult,
  Status,
} from '../../domain/studio/entryApi.ts';
import type { ListQuery } from '../../domain/studio/entryRequests.ts';
import type { Sql } from '../db/database.ts';
import { publicPath } from './publicPath.ts';

export const PAGE_SIZE = 50;
const MAX_RESULTS = 20;

const STATUS = raw`CASE
  WHEN draft.publish_at IS NOT NULL OR draft.unpublish_at IS NOT NULL THEN 'scheduled'
  WHEN draft.status IS NOT NULL THEN draft.status
  ELSE 'published' END`;

const DRAFT_COLUMNS = raw`${STATUS} AS status, draft.publish_at, draft.unpublish_at, draft.author, draft.author_name,
  draft.updated AS draft_updated,
  assignment.member, member.name AS member_name`;

const ASSIGNED = (kind: SQL, id: SQL) => raw`
  LEFT JOIN assignment ON assignment.kind = ${kind} AND assignment.entry = ${id}
  LEFT JOIN studio_user AS member ON member.id = assignment.member`;

/** All entries and drafts, as the table `item`. */
const ITEMS = raw`(
  SELECT listing.*, true AS is_published, ${DRAFT_COLUMNS}
  FROM entry_listing AS listing
  LEFT JOIN draft ON draft.kind = listing.kind AND draft.entry = listing.id
  ${ASSIGNED(raw`listing.kind`, raw`listing.id`)}
  UNION ALL
  SELECT draft.kind, draft.entry, summary.*, draft.updated, filled_fields(draft.data), '{}', false,
    ${DRAFT_COLUMNS}
  FROM draft CROSS JOIN LATERAL entry_summary(draft.entry, draft.data) AS summary
  ${ASSIGNED(raw`draft.kind`, raw`draft.entry`)}
  WHERE NOT EXISTS (
    SELECT FROM entry_listing AS listing WHERE listing.kind = draft.kind AND listing.id = draft.entry)
) AS item`;

interface Item extends Record<string, unknown> {
  kind: Kind;
  id: string;
  title: string;
  town: string | null;
  tags: string[];
  locales: string[];
  outdated: string[];
  checked_on: string | null;
  is_sample: boolean;
  updated: Date | string;
  is_published: boolean;
  status: Status;
  publish_at: Date | string | null;
  unpublish_at: Date | string | null;
  author: string | null;
  author_name: string | null;
  draft_updated: Date | string | null;
  member: string | null;
  member_name: string | null;
  total: number;
}

/** Without what is only searched: the database holds all rows that match while it counts them. */
const COLUMNS = raw`item.kind, item.id, item.title, item.town, item.tags, item.locales, item.outdated, item.checked_on,
  item.is_sample, item.updated, item.is_published, item.status, item.publish_at, item.unpublish_at,
  item.author, item.author_name, item.draft_updated, item.member, item.member_name`;

const SORTS = {
  title: raw`item.search`,
  id: raw`item.id`,
  updated: raw`COALESCE(item.draft_updated, item.updated)`,
  checkedOn: raw`item.checked_on`,
};

/** Whose list it is, for the filter `assigned=me`. */
interface Viewer {
  id: string;
}

/** The condition for the entries of one kind that match a list's filters. */
function matching(kind: Kind, query: ListQuery, viewer: Viewer): SQL | undefined {
  const { q, town, tag, status, missing, outdated, empty, assigned, sample, checkedBefore } = query;
  const member = assigned === 'me' ? viewer.id : assigned;
  return and(
    raw`item.kind = ${kind}`,
    q ? contains(q) : undefined,
    town ? raw`item.town = ${town}` : undefined,
    tag ? raw`${tag} = ANY(item.tags)` : undefined,
    status ? raw`item.status = ${status}` : undefined,
    missing ? raw`NOT ${missing} = ANY(item.locales)` : undefined,
    outdated ? raw`${outdated} = ANY(item.outdated)` : undefined,
    empty ? raw`NOT ${empty} = ANY(item.filled)` : undefined,
    assigned === 'nobody' ? isNull(raw`item.member`) : undefined,
    member && member !== 'nobody' ? raw`item.member = ${member}` : undefined,
    sample ? raw`item.is_sample = ${sample === 'true'}` : undefined,
    checkedBefore ? raw`COALESCE(item.checked_on < ${checkedBefore}, true)` : undefined,
  );
}

const orderOf = ({ sort, dir }: ListQuery) =>
  raw`${SORTS[sort]} ${raw.raw(dir)} NULLS LAST, item.id`;

/** A page of the entries of one kind, and the number of all that match. */
export async function listEntries(
  sql: Sql,
  catalogue: Catalogue,
  kind: Kind,
  query: ListQuery,
  viewer: Viewer,
): Promise<{ data: ListedEntry[]; total: number }> {
  const { page } = query;
  const where = matching(kind, query, viewer);
  const order = orderOf(query);
  const items = await read(sql, where, order, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  const total = await totalOf(sql, where, items, page);
  return { data: items.map((item) => toListed(catalogue, item)), total };
}

/** The ids of all entries that match, in the list's order; at most `limit`. */
export async function listIds(
  sql: Sql,
  kind: Kind,
  query: ListQuery,
  viewer: Viewer,
  limit: number,
): Promise<{ data: string[]; total: number }> {
  const items = await read(sql, matching(kind, query, viewer), orderOf(query), limit, 0);
  return { data: items.map(({ id }) => id), total: items[0]?.total ?? 0 };
}

/** The drafts, the newest first; of one member with `author`. */
export async function listDrafts(
  sql: Sql,
  { author, page }: { author?: string; page: number },
): Promise<{ data: ListedDraft[]; total: number }> {
  const where = and(
    isNotNull(raw`item.draft_updated`),
    author ? eq(raw`item.author`, author) : undefined,
  );
  const order = raw`item.draft_updated DESC, item.kind, item.id`;
  const items = await read(sql, where, order, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  const data = items.map((item) => ({
    ...summaryOf(item),
    isPublished: item.is_published,
    updated: toIso(item.draft_updated) ?? '',
    author: item.author === null ? null : { id: item.author, name: item.author_name ?? '' },
    publishAt: toIso(item.publish_at),
    unpublishAt: toIso(item.unpublish_at),
  }));
  return { data, total: await totalOf(sql, where, items, page) };
}

/** What is assigned to a member, in all kinds; what was changed last is first. */
export async function listAssigned(
  sql: Sql,
  catalogue: Catalogue,
  member: Viewer,
): Promise<SearchResult[]> {
  const items = await read(
    sql,
    eq(raw`item.member`, member.id),
    raw`${SORTS.updated} DESC, item.kind, item.id`,
    PAGE_SIZE,
    0,
  );
  return items.map((item) => ({
    ...summaryOf(item),
    path: publicPath(catalogue, item.kind, item.id),
  }));
}

/** Entries of all kinds by title and id: the exact one first, then those that begin with the term. */
export async function findEntries(
  sql: Sql,
  catalogue: Catalogue,
  q: string,
): Promise<SearchResult[]> {
  const term = fold(q);
  const isExact = raw`(item.id = ${term.replaceAll(' ', '-')} OR lower(item.title) = ${term})`;
  const begins = raw`(item.search LIKE ${`${escapeLike(term)}%`})`;
  const order = raw`${isExact} DESC, ${begins} DESC, item.search, item.kind, item.id`;
  const items = await read(sql, contains(q), order, MAX_RESULTS, 0);
  return items.map((item) => ({
    ...summaryOf(item),
    path: publicPath(catalogue, item.kind, item.id),
  }));
}

async function read(
  sql: Sql,
  where: SQL | undefined,
  order: SQL,
  limit: number,
  offset: number,
): Promise<Item[]> {
  const result = await sql.execute(raw`
    SELECT ${COLUMNS}, count(*) OVER ()::int AS total FROM ${ITEMS}
    WHERE ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`);
  return (result as unknown as { rows: Item[] }).rows;
}

/** The number of all matches. A page behind the last one has no row that tells it. */
async function totalOf(sql: Sql, where: SQL | undefined, [first]: Item[], page: number) {
  return first?.total ?? (page > 1 ? await countItems(sql, where) : 0);
}

async function countItems(sql: Sql, where: SQL | undefined): Promise<number> {
  const result = await sql.execute(raw`SELECT count(*)::int AS total FROM ${ITEMS} WHERE ${where}`);
  return (result as unknown as { rows: { total: number }[] }).rows[0]?.total ?? 0;
}

const contains = (q: string) => raw`item.search LIKE ${`%${escapeLike(fold(q))}%`}`;
const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
/** As the database prepares titles for the search. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '');

const summaryOf = ({ kind, id, title, status }: Item) => ({ kind, id, title, status });

const toListed = (catalogue: Catalogue, item: Item): ListedEntry => ({
  id: item.id,
  title: item.title,
  status: item.status,
  isPublished: item.is_published,
  updated: toIso(item.draft_updated ?? item.updated) ?? '',
  checkedOn: item.checked_on,
  isSample: item.is_sample,
  locales: LOCALES.filter((locale) => item.locales.includes(locale)),
  outdated: LOCALES.filter((locale) => item.outdated.includes(locale)),
  town: item.town,
  tags: item.tags,
  publishAt: toIso(item.publish_at),
  unpublishAt: toIso(item.unpublish_at),
  assigned: item.member === null ? null : { id: item.member, name: item.member_name ?? '' },
  path: publicPath(catalogue, item.kind, item.id),
});

/** The drivers return moments as a Date or as PostgreSQL's text. */
const toIso = (moment: Date | string | null) =>
  moment === null ? null : new Date(moment).toISOString();
