import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { entryKey } from '../../domain/content/entryKey.ts';
import { Slug } from '../../domain/content/fields.ts';
import { optionalFields } from '../../domain/content/fieldTree.ts';
import { isKind, KIND_NAMES } from '../../domain/content/kinds.ts';
import { DEFAULT_LOCALE } from '../../domain/locale.ts';
import type { EntryState } from '../../domain/studio/entryApi.ts';
import {
  DraftChanges,
  MAX_CHANGES_BYTES,
  MAX_ENTRY_BYTES,
  NewEntry,
  Presence,
  Publication,
  Unpublication,
} from '../../domain/studio/entryRequests.ts';
import { entryOutOfBounds, type OutOfBounds } from '../../domain/studio/fieldBounds.ts';
import { isFixed } from '../../domain/studio/kindTraits.ts';
import { may } from '../../domain/studio/roles.ts';
import type { LiveCatalogue } from '../content/liveCatalogue.ts';
import { readOutdated } from '../content/outdatedTranslations.ts';
import { jsonBody } from '../http/requestBody.ts';
import { assigneeOf } from './assignments.ts';
import {
  createDraft,
  discardDraft,
  type EntryRef,
  findDraft,
  findEntry,
  toDraft,
  toSaved,
} from './drafts.ts';
import { checkFields, requiredFields } from './entryProblems.ts';
import { leaveEntry, membersAt, visitEntry } from './presence.ts';
import { publicPath } from './publicPath.ts';
import { type PublishResult, publish, type UnpublishResult, unpublish } from './publishing.ts';
import { openConflicts, saveChanges } from './saveDraft.ts';
import { requireStaff, type StudioEnv, type StudioServices } from './staff.ts';
import { studioProblem } from './studioProblem.ts';

const SMALL = 16 * 1024;

export type EntryEnv = StudioEnv & { Variables: StudioEnv['Variables'] & { ref: EntryRef } };

/** Sets `ref` to the entry of the path; 404 for an unknown kind, and for what can be no id. */
export const entryRef: MiddlewareHandler<EntryEnv> = async (context, next) => {
  const { kind = '', id = '' } = context.req.param() as Record<string, string>;
  if (!isKind(kind)) return unknownKind(context);
  if (id !== '' && !Slug.safeParse(id).success) return notFound(context);
  context.set('ref', { kind, id });
  return next();
};

/** Refuses the list of entries that lack a field which the kind does not have. Use it after `entryRef`. */
export const knownField: MiddlewareHandler<EntryEnv> = async (context, next) => {
  const field = context.req.query('empty');
  if (!field || optionalFields(context.var.ref.kind).includes(field)) return next();
  return studioProblem(context, 400, 'BAD_FIELD', 'The kind has no such optional field.', 'empty');
};

/** Opening an entry, autosave, publishing, and who is there. */
export function entryRoutes(services: StudioServices, live: LiveCatalogue) {
  const { sql } = services;
  const routes = new Hono<EntryEnv>();
  const reader = requireStaff(services);
  const translator = requireStaff(services, { permission: 'translate' });
  const editor = requireStaff(services, { permission: 'edit' });

  routes.post(
    '/entries/:kind',
    editor,
    entryRef,
    jsonBody(NewEntry, MAX_ENTRY_BYTES),
    async (context) => {
      const { id, data } = context.req.valid('json');
      const slug = Slug.safeParse(id);
      if (!slug.success) {
        const message = slug.error.issues[0]?.message ?? 'is not a valid id';
        return studioProblem(context, 400, 'BAD_ID', message, 'id');
      }
      const { kind } = context.var.ref;
      if (isFixed(kind)) return fixedKind(context);
      const found = entryOutOfBounds(kind, data);
      if (found) return outOfBounds(context, found);
      const saved = await createDraft(sql, { kind, id }, data, context.var.staff);
      if (!saved) return studioProblem(context, 409, 'EXISTS', 'The id is taken.', 'id');
      return context.json({ data: saved }, 201);
    },
  );

  routes.get('/entries/:kind/:id', reader, entryRef, async (context) => {
    const { ref, staff } = context.var;
    const published = await findEntry(sql, ref);
    const row = await findDraft(sql, ref);
    const fields = row?.data ?? published?.data;
    if (!fields) return notFound(context);
    const catalogue = live.current();
    const { problems } = await checkFields(sql, catalogue, ref, fields, published?.data);
    const data: EntryState = {
      ...ref,
      published: published?.data ?? null,
      revision: published?.revision ?? null,
      draft: row ? toDraft(row) : null,
      path: publicPath(catalogue, ref.kind, ref.id),
      conflicts: await openConflicts(sql, ref, fields, row, staff),
      problems,
      required: await requiredFields(sql, catalogue, ref.kind),
      outdated: (published && (await readOutdated(sql, [ref])).get(entryKey(ref))) ?? [],
      assigned: await assigneeOf(sql, ref),
      present: await membersAt(sql, ref, staff.id),
    };
    return context.json({ data });
  });

  routes.get('/entries/:kind/:id/problems', reader, entryRef, async (context) => {
    const { ref } = context.var;
    const published = await findEntry(sql, ref);
    const fields = (await findDraft(sql, ref))?.data ?? published?.data;
    if (!fields) return notFound(context);
    const found = await checkFields(sql, live.current(), ref, fields, published?.data);
    return context.json({ data: found.problems });
  });

  const changes = jsonBody(DraftChanges, MAX_CHANGES_BYTES);
  routes.patch('/entries/:kind/:id/draft', translator, entryRef, changes, async (context) => {
    const { ref, staff } = context.var;
    const result = await saveChanges(sql, ref, context.req.valid('json'), staff);
    switch (result.status) {
      case 'not-found':
        return notFound(context);
      case 'too-long':
        return studioProblem(
          context,
          413,
          'TOO_LONG',
          `An entry has at most ${MAX_ENTRY_BYTES} bytes.`,
        );
      case 'out-of-bounds':
        return outOfBounds(context, result);
      case 'forbidden': {
        const detail = 'Your role allows changes to texts in languages other than English only.';
        return studioProblem(context, 403, 'FORBIDDEN', detail, result.field);
      }
      case 'saved': {
        const { saved: data, conflicts } = result;
        if (conflicts.length === 0) return context.json({ data });
        const detail = 'Somebody else changed the same field.';
        return studioProblem(context, 409, 'CONFLICT', detail, undefined, { conflicts, data });
      }
    }
  });

  routes.delete('/entries/:kind/:id/draft', editor, entryRef, async (context) => {
    const { ref, staff } = context.var;
    const version = Number(context.req.query('version'));
    const result = await discardDraft(sql, ref, version, staff);
    if (result === 'not-found') return notFound(context);
    return result === 'stale' ? stale(context) : context.json({ data: result });
  });

  const publication = jsonBody(Publication, SMALL);
  routes.post('/entries/:kind/:id/publish', translator, entryRef, publication, async (context) => {
    const { ref, staff } = context.var;
    const body = context.req.valid('json');
    const isTranslation = body.locale !== undefined && body.locale !== DEFAULT_LOCALE;
    if (!isTranslation && !may(staff.role, 'edit')) {
      const detail = 'Your role allows publishing in a language other than English only.';
      return studioProblem(context, 403, 'FORBIDDEN', detail, 'locale');
    }
    return published(context, await publish(sql, live.current(), ref, body, staff));
  });

  const unpublication = jsonBody(Unpublication, SMALL);
  routes.post('/entries/:kind/:id/unpublish', editor, entryRef, unpublication, async (context) => {
    const { ref, staff } = context.var;
    if (isFixed(ref.kind)) return fixedKind(context);
    const body = context.req.valid('json');
    return published(context, await unpublish(sql, live.current(), ref, body, staff));
  });

  const presence = jsonBody(Presence, SMALL);
  routes.put('/entries/:kind/:id/presence', reader, entryRef, presence, async (context) => {
    const { ref, staff } = context.var;
    await visitEntry(sql, ref, staff.id, context.req.valid('json').locale);
    return context.json({ data: await membersAt(sql, ref, staff.id) });
  });
  routes.delete('/entries/:kind/:id/presence', reader, entryRef, async (context) => {
    await leaveEntry(sql, context.var.ref, context.var.staff.id);
    return context.json({ data: [] });
  });
  return routes;
}

function published(context: Context, result: PublishResult | UnpublishResult): Response {
  switch (result.status) {
    case 'not-found':
      return notFound(context);
    case 'stale':
      return stale(context);
    case 'conflict': {
      const { row, conflicts } = result;
      const data = { ...toSaved(row), data: row.data };
      const detail = 'Others published the same fields.';
      return studioProblem(context, 409, 'CONFLICT', detail, undefined, { conflicts, data });
    }
    case 'invalid':
      return invalid(context, result.problems);
    case 'referenced': {
      const { references } = result;
      const detail = 'Other entries refer to it.';
      return studioProblem(context, 409, 'REFERENCED', detail, undefined, { references });
    }
    default:
      return context.json({ data: result.published });
  }
}

export const invalid = (context: Context, problems: readonly object[]) =>
  studioProblem(context, 422, 'INVALID', 'The entry has errors.', undefined, { problems });

export const notFound = (context: Context) =>
  studioProblem(context, 404, 'NOT_FOUND', 'There is no such entry, or it has no draft.');

function outOfBounds(context: Context, found: OutOfBounds) {
  const field = found.path.join('.');
  if (found.code === 'UNKNOWN_FIELD') {
    return studioProblem(context, 400, found.code, 'The kind has no such field.', field);
  }
  const unit = found.code === 'TOO_LONG' ? 'characters' : 'elements';
  const detail = `The field has at most ${found.limit} ${unit}.`;
  return studioProblem(context, 413, found.code, detail, field);
}

export const fixedKind = (context: Context) =>
  studioProblem(context, 400, 'FIXED_KIND', 'The website asks for these entries by name.');

export const stale = (context: Context) =>
  studioProblem(context, 409, 'STALE', 'It was changed meanwhile; read it again.');

const unknownKind = (context: Context) =>
  studioProblem(context, 404, 'NOT_FOUND', `Kinds are ${KIND_NAMES.join(', ')}.`);
