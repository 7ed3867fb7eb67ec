import { and, asc, count, desc, eq, ilike, or, sql as raw } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { isKind, KIND_NAMES } from '../../domain/content/kinds.ts';
import { LOCALES } from '../../domain/locale.ts';
import { entryPath } from '../../domain/pages.ts';
import type { LiveCatalogue } from '../content/liveCatalogue.ts';
import { entry } from '../db/schema.ts';
import { queryParams } from '../http/requestBody.ts';
import { requireStaff, type StudioEnv, type StudioServices } from './staff.ts';
import { studioProblem } from './studioProblem.ts';

const PAGE_SIZE = 50;

const ListQuery = z.strictObject({
  q: z.string().trim().max(100).default(''),
  sort: z.enum(['title', 'id', 'updated']).default('title'),
  dir: z.enum(['asc', 'desc']).default('asc'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

/** An entry's title; kinds without titles have a name, a label or their id. */
const title = raw<string>`COALESCE(${entry.data} -> 'title' ->> 'en', ${entry.data} -> 'name' ->> 'en', ${entry.data} -> 'label' ->> 'en', ${entry.id})`;

/** Reading the content: counts, lists and single entries of all kinds. */
export function contentRoutes(services: StudioServices, live: LiveCatalogue) {
  const { sql } = services;
  const routes = new Hono<StudioEnv>();
  routes.use('/kinds', requireStaff(services));
  routes.use('/entries/*', requireStaff(services));

  routes.get('/kinds', async (context) => {
    const rows = await sql
      .select({ kind: entry.kind, count: count() })
      .from(entry)
      .groupBy(entry.kind);
    const counts = new Map(rows.map((row) => [row.kind, row.count]));
    return context.json({
      data: KIND_NAMES.map((kind) => ({ kind, count: counts.get(kind) ?? 0 })),
    });
  });

  routes.get('/entries/:kind', queryParams(ListQuery), async (context) => {
    const kind = context.req.param('kind');
    if (!isKind(kind)) return unknownKind(context);
    const { q, sort, dir, page } = context.req.valid('query');
    const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
    const where = and(
      eq(entry.kind, kind),
      q ? or(ilike(entry.id, pattern), raw`${entry.data}::text ILIKE ${pattern}`) : undefined,
    );
    const column = { title, id: entry.id, updated: entry.updated }[sort];
    const order = dir === 'asc' ? asc : desc;
    const rows = await sql
      .select({
        id: entry.id,
        title,
        updated: entry.updated,
        checkedOn: raw<string | null>`${entry.data} ->> 'checkedOn'`,
        isSample: raw<boolean>`COALESCE(${entry.data} ->> 'sample' = 'true', false)`,
        locales: raw<
          string[]
        >`ARRAY(SELECT jsonb_object_keys(COALESCE(${entry.data} -> 'title', ${entry.data} -> 'name', '{}')))`,
      })
      .from(entry)
      .where(where)
      .orderBy(order(column), entry.id)
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE);
    const [total] = await sql.select({ count: count() }).from(entry).where(where);
    const data = rows.map((row) => ({
      ...row,
      locales: LOCALES.filter((locale) => row.locales.includes(locale)),
      path: publicPath(kind, row.id),
    }));
    return context.json({ data, total: total?.count ?? 0, pageSize: PAGE_SIZE });
  });

  /** The path of the entry's public page, below the language; null for kinds without pages. */
  function publicPath(kind: string, id: string): string | null {
    const catalogue = live.current();
    switch (kind) {
      case 'places':
        if (catalogue.deals.get(id)) return entryPath('deals', id);
        return catalogue.places.get(id) ? entryPath('places', id) : null;
      case 'cities':
      case 'events':
      case 'circuits':
      case 'experiences':
      case 'articles':
      case 'tags':
        return catalogue[kind].get(id) ? entryPath(kind, id) : null;
      default:
        return null;
    }
  }

  return routes;
}

const unknownKind = (context: Parameters<typeof studioProblem>[0]) =>
  studioProblem(context, 404, 'NOT_FOUND', `Kinds are ${KIND_NAMES.join(', ')}.`);
