/** How often pages are viewed: sums of days, and nothing of who viewed them. */
import { and, asc, gte, lte, sql as raw } from 'drizzle-orm';
import type { ViewedPage } from '../domain/viewedPage.ts';
import type { Sql } from './db/database.ts';
import { pageView } from './db/schema.ts';

/** Counts one view of a page on a day of the region, as 2026-11-21. */
export async function countView(
  sql: Sql,
  { page, locale }: ViewedPage,
  day: string,
): Promise<void> {
  await sql
    .insert(pageView)
    .values({ day, page, locale, views: 1 })
    .onConflictDoUpdate({
      target: [pageView.day, pageView.page, pageView.locale],
      set: { views: raw`${pageView.views} + 1` },
    });
}

/** The sums of the days from one to another, both among them. */
export async function viewsBetween(sql: Sql, from: string, to: string) {
  return sql
    .select()
    .from(pageView)
    .where(and(gte(pageView.day, from), lte(pageView.day, to)))
    .orderBy(asc(pageView.day), asc(pageView.page), asc(pageView.locale));
}
