import { Hono } from 'hono';
import { entryKey } from '../../domain/content/entryKey.ts';
import { DraftSchedule } from '../../domain/studio/entryRequests.ts';
import { isSame } from '../../domain/studio/fieldPath.ts';
import { isFixed } from '../../domain/studio/kindTraits.ts';
import type { LiveCatalogue } from '../content/liveCatalogue.ts';
import { jsonBody } from '../http/requestBody.ts';
import { record } from './auditLog.ts';
import { draft } from './contentSchema.ts';
import { findEntry, isDraft, openDraft, toSaved } from './drafts.ts';
import { checkFields } from './entryProblems.ts';
import { type EntryEnv, entryRef, fixedKind, invalid, notFound, stale } from './entryRoutes.ts';
import { updateDraft } from './publishing.ts';
import { requireStaff, type StudioServices } from './staff.ts';
import { studioProblem } from './studioProblem.ts';

/** Plans when a draft is published, and when an entry is taken off the site. */
export function scheduleRoutes(services: StudioServices, live: LiveCatalogue) {
  const { sql } = services;
  const routes = new Hono<EntryEnv>();
  const editor = requireStaff(services, { permission: 'edit' });
  const schedule = jsonBody(DraftSchedule, 1024);

  routes.put('/entries/:kind/:id/schedule', editor, entryRef, schedule, async (context) => {
    const { ref, staff } = context.var;
    const { version, isPastMeant, ...moments } = context.req.valid('json');
    const publishAt = moments.publishAt === null ? null : new Date(moments.publishAt);
    const unpublishAt = moments.unpublishAt === null ? null : new Date(moments.unpublishAt);
    if (unpublishAt && isFixed(ref.kind)) return fixedKind(context);
    if (publishAt && unpublishAt && publishAt >= unpublishAt) {
      const detail = 'The end must be later than the start.';
      return studioProblem(context, 400, 'END_BEFORE_START', detail, 'unpublishAt');
    }
    const past = (['publishAt', 'unpublishAt'] as const).find(
      (name) => moments[name] !== null && new Date(moments[name]) <= new Date(),
    );
    if (past && !isPastMeant) {
      return studioProblem(context, 409, 'PAST', 'The moment has passed.', past);
    }
    return sql.transaction(async (within) => {
      const opened = await openDraft(within, ref, staff);
      if (!opened) return notFound(context);
      const { row, isNew } = opened;
      const published = await findEntry(within, ref);
      const deleteNew = async () => {
        if (isNew) await within.delete(draft).where(isDraft(ref));
      };
      if (version !== (isNew ? 0 : row.version)) {
        await deleteNew();
        return stale(context);
      }
      if (publishAt && published && isSame(row.data, published.data)) {
        await deleteNew();
        const detail = 'There is no draft to publish.';
        return studioProblem(context, 409, 'NO_DRAFT', detail, 'publishAt');
      }
      if (publishAt) {
        // Errors are reported while somebody is there to correct them.
        const { data } = row;
        const checked = await checkFields(within, live.current(), ref, data, published?.data);
        if (!checked.entry) {
          await deleteNew();
          return invalid(context, checked.problems);
        }
      }
      const detail = { publishAt, unpublishAt };
      await record(within, staff, 'schedule', entryKey(ref), detail);
      if (!publishAt && !unpublishAt && isSame(row.data, published?.data)) {
        await within.delete(draft).where(isDraft(ref));
        return context.json({ data: { ...toSaved(row), version: 0 } });
      }
      const isPlanned = publishAt !== null || unpublishAt !== null;
      const planner = isPlanned
        ? { id: staff.id, name: staff.name, at: new Date().toISOString() }
        : null;
      const plan = { publishAt, unpublishAt, planner, failure: null };
      const stored = await updateDraft(within, ref, plan);
      return context.json({ data: toSaved(stored) });
    });
  });
  return routes;
}
