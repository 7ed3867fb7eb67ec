/** Page views per day, without any data about visitors. */
import { and, asc, gte, lte, sql as raw } from 'drizzle-orm';
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
