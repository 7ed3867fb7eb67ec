import { Hono } from 'hono';
import type { Kind } from '../../domain/content/kinds.ts';
import {
  type BulkAction,
  BulkPreview,
  BulkRequest,
  BulkUndo,
} from '../../domain/studio/bulkApi.ts';
import { MAX_BULK } from '../../domain/studio/bulkLimits.ts';
import type { Author } from '../../domain/studio/entryApi.ts';
import { ListQuery } from '../../domain/studio/entryRequests.ts';
import { hasTags, isFixed } from '../../domain/studio/kindTraits.ts';
import type { LiveCatalogue } from '../content/liveCatalogue.ts';
import { jsonBody, queryParams } from '../http/requestBody.ts';
import { noAssignee } from './assignmentRoutes.ts';
import { assignees } from './assignments.ts';
import { applyBulk, listBulk, previewBulk } from './bulk.ts';
import { undoBulk } from './bulkUndo.ts';
import { listIds } from './entryLists.ts';
import { type EntryEnv, entryRef, fixedKind, knownField, notFound } from './entryRoutes.ts';
import { requireStaff, type StudioServices } from './staff.ts';
import { studioProblem } from './studioProblem.ts';

const MAX_BYTES = 128 * 1024;
type Context = Parameters<typeof studioProblem>[0];

/** Actions on many entries of one kind: preview, action, undo. */
export function bulkRoutes(services: StudioServices, live: LiveCatalogue) {
  const { sql } = services;
  const routes = new Hono<EntryEnv>();
  const editor = requireStaff(services, { permission: 'edit' });

  /** Whom the action assigns to, or why it cannot be done to any entry. */
  async function prepare(context: Context, kind: Kind, action: BulkAction) {
    if ('tag' in action) {
      if (!hasTags(kind)) {
        return studioProblem(context, 400, 'NO_TAGS', 'Entries of this kind have no tags.');
      }
      if (action.type === 'add-tag' && !live.current().tags.get(action.tag)) {
        return studioProblem(context, 400, 'NO_TAG', 'There is no such tag.', 'action.tag');
      }
    }
    if (action.type === 'unpublish' && isFixed(kind)) return fixedKind(context);
    if (action.type !== 'assign' || action.member === null) return { member: null };
    const member = (await assignees(sql)).find(({ id }) => id === action.member);
    return member
      ? { member: { id: member.id, name: member.name } satisfies Author }
      : noAssignee(context);
  }

  routes.get(
    '/kinds/:kind/ids',
    editor,
    entryRef,
    queryParams(ListQuery),
    knownField,
    async (context) => {
      const { ref, staff } = context.var;
      const query = context.req.valid('query');
      return context.json(await listIds(sql, ref.kind, query, staff, MAX_BULK));
    },
  );

  const preview = jsonBody(BulkPreview, MAX_BYTES);
  routes.post('/bulk/:kind/preview', editor, entryRef, preview, async (context) => {
    const { ref, staff } = context.var;
    const body = context.req.valid('json');
    const prepared = await prepare(context, ref.kind, body.action);
    if (prepared instanceof Response) return prepared;
    const bulk = { ...body, ...prepared, kind: ref.kind };
    return context.json({ data: await previewBulk(sql, live.current(), bulk, staff) });
  });

  // Imports of tables can be undone, too, and translators may import texts.
  const translator = requireStaff(services, { permission: 'translate' });
  routes.get('/bulk/:kind', translator, entryRef, async (context) => {
    const { ref, staff } = context.var;
    return context.json({ data: await listBulk(sql, ref.kind, staff) });
  });
  const undoing = jsonBody(BulkUndo, 1024);
  routes.post('/bulk/:kind/undo', translator, entryRef, undoing, async (context) => {
    const { ref, staff } = context.var;
    const { undo } = context.req.valid('json');
    const data = await undoBulk(sql, live.current(), ref.kind, undo, staff);
    if (data === 'not-found') return notFound(context);
    if (data === 'forbidden') {
      const detail = 'Your role may undo changes of drafts only.';
      return studioProblem(context, 403, 'FORBIDDEN', detail);
    }
    return context.json({ data });
  });

  const request = jsonBody(BulkRequest, MAX_BYTES);
  routes.post('/bulk/:kind', editor, entryRef, request, async (context) => {
    const { ref, staff } = context.var;
    const body = context.req.valid('json');
    const prepared = await prepare(context, ref.kind, body.action);
    if (prepared instanceof Response) return prepared;
    const bulk = { ...body, ...prepared, kind: ref.kind };
    return context.json({ data: await applyBulk(sql, live.current(), bulk, staff) });
  });
  return routes;
}
