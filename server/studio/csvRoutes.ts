import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { MAX_CSV_BYTES, MAX_CSV_ENTRIES } from '../../domain/studio/csvApi.ts';
import { ListQuery } from '../../domain/studio/entryRequests.ts';
import type { LiveCatalogue } from '../content/liveCatalogue.ts';
import { queryParams, readBytes } from '../http/requestBody.ts';
import { exportCsv } from './csvExport.ts';
import { applyCsv, checkCsv } from './csvImport.ts';
import { listIds } from './entryLists.ts';
import { type EntryEnv, entryRef, knownField } from './entryRoutes.ts';
import { requireStaff, type StudioServices } from './staff.ts';
import { studioProblem } from './studioProblem.ts';

const ExportQuery = ListQuery.extend({ separator: z.enum([',', ';']).default(',') });
const ImportQuery = z.strictObject({ state: z.hash('sha256').optional() });

/** Entries as tables, out and in. */
export function csvRoutes(services: StudioServices, live: LiveCatalogue) {
  const { sql } = services;
  const routes = new Hono<EntryEnv>();
  const reader = requireStaff(services);
  const translator = requireStaff(services, { permission: 'translate' });

  routes.get(
    '/csv/:kind',
    reader,
    entryRef,
    queryParams(ExportQuery),
    knownField,
    async (context) => {
      const { kind } = context.var.ref;
      const { separator, ...query } = context.req.valid('query');
      const ids = await listIds(sql, kind, query, context.var.staff, MAX_CSV_ENTRIES);
      if (ids.total > MAX_CSV_ENTRIES) {
        const detail = `A table has at most ${MAX_CSV_ENTRIES} entries.`;
        return studioProblem(context, 400, 'TOO_MANY_ENTRIES', detail);
      }
      const csv = await exportCsv(sql, kind, ids.data, separator);
      const day = new Date().toISOString().slice(0, 10);
      return context.body(csv, 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${kind}-${day}.csv"`,
      });
    },
  );

  routes.post('/csv/:kind', translator, entryRef, queryParams(ImportQuery), async (context) => {
    const bytes = await readBytes(context, MAX_CSV_BYTES);
    if (!bytes) {
      return studioProblem(
        context,
        413,
        'TOO_LARGE',
        `A table has at most ${MAX_CSV_BYTES} bytes.`,
      );
    }
    const { ref, staff } = context.var;
    const table = { kind: ref.kind, bytes };
    const { state } = context.req.valid('query');
    if (!state) return context.json({ data: await checkCsv(sql, live.current(), table, staff) });
    const result = await applyCsv(sql, live.current(), table, state, staff);
    return imported(context, result);
  });
  return routes;
}

function imported(context: Context, result: Awaited<ReturnType<typeof applyCsv>>): Response {
  if (result === 'stale') {
    const detail = 'Entries changed since the check. Check the table again.';
    return studioProblem(context, 409, 'STALE_TABLE', detail);
  }
  if (!Array.isArray(result)) return context.json({ data: result });
  const detail = 'The table cannot be read.';
  return studioProblem(context, 422, 'BAD_TABLE', detail, undefined, { problems: result });
}
