/** Page views per day, without any data about visitors. */
import { and, asc, desc, gte, lte, sql as raw, sum } from 'drizzle-orm';
import { isLocale } from '../../domain/locale.ts';
import type { ViewedPage } from '../../domain/viewedPage.ts';
import { asyncCommit } from '../db/asyncCommit.ts';
import type { Sql } from '../db/database.ts';
import { pageView } from '../db/schema.ts';

/** Counts one view of a page on a day in the region (2026-11-21). */
export async function countView(
  sql: Sql,
  { page, locale }: ViewedPage,
  day: string,
): Promise<void> {
  await asyncCommit(sql, (within) =>
    within
      .insert(pageView)
      .values({ day, page, locale, views: 1 })
      .onConflictDoUpdate({
        target: [pageView.day, pageView.page, pageView.locale],
        set: { views: raw`${pageView.views} + 1` },
      }),
  );
}

/** Sums per page and day, from `from` to `to` inclusive. */
export async function viewsBetween(sql: Sql, from: string, to: string) {
  return sql
    .select()
    .from(pageView)
    .where(and(gte(pageView.day, from), lte(pageView.day, to)))
    .orderBy(asc(pageView.day), asc(pageView.page), asc(pageView.locale));
}

/** The pages with most views since a day, most viewed first. */
export async function mostViewed(sql: Sql, since: string, limit: number): Promise<ViewedPage[]> {
  const { page, locale } = pageView;
  const rows = await sql
    .select({ page, locale })
    .from(pageView)
    .where(gte(pageView.day, since))
    .groupBy(page, locale)
    .orderBy(desc(sum(pageView.views)), asc(page), asc(locale))
    .limit(limit);
  return rows.flatMap((row) =>
    isLocale(row.locale) ? { page: row.page, locale: row.locale } : [],
  );
}
