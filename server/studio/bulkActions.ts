import type { BulkAction } from '../../domain/studio/bulkApi.ts';
import type { Author } from '../../domain/studio/entryApi.ts';
import { changesBetween } from '../../domain/studio/entryChanges.ts';
import { isSame } from '../../domain/studio/fieldPath.ts';
import { setAssignee } from './assignments.ts';
import type { BulkContext, Done, Present } from './bulkEntries.ts';
import type { Transaction } from './drafts.ts';
import { checkFields, findReferences, type ReferenceFinder } from './entryProblems.ts';
import { publish, unpublish } from './publishing.ts';
import { saveChanges } from './saveDraft.ts';

type Act = (id: string, present: Present, within: Transaction) => Promise<Done>;

/** What an action does to one entry. Call it in a transaction that has the content lock. */
export function act(context: BulkContext, action: BulkAction, member: Author): Act {
  switch (action.type) {
    case 'add-tag':
      return changeTags(context, (tags) =>
        tags.includes(action.tag) ? tags : [...tags, action.tag],
      );
    case 'remove-tag':
      return changeTags(context, (tags) => tags.filter((id) => id !== action.tag));
    case 'publish':
      return publishOne(context);
    case 'unpublish':
      return unpublishOne(context);
    case 'assign':
      return async (id, present, within) => {
        if (present.member?.id === member?.id) return { reason: 'same' };
        await setAssignee(within, { kind: context.kind, id }, member, context.staff);
        return {};
      };
  }
}

/** Changes the draft, which may be new. */
function changeTags(
  { kind, staff, catalogue }: BulkContext,
  change: (tags: string[]) => string[],
): Act {
  return async (id, { draft, published, revision }, within) => {
    const { tags: from } = draft?.data ?? published ?? {};
    const tags = Array.isArray(from) ? (from as string[]) : [];
    const to = change(tags);
    if (isSame(tags, to)) return { reason: 'same' };
    const changes = [{ path: ['tags'], from, to }];
    const seen = { version: draft?.version ?? 0, base: revision, changes };
    const { status } = await saveChanges(within, { kind, id }, seen, staff);
    if (status !== 'saved') return { reason: 'not-found' };
    const changed = { ...(draft?.data ?? published), tags: to };
    const { problems } = await checkFields(
      within,
      catalogue,
      { kind, id },
      changed,
      published ?? undefined,
    );
    const errors = problems.filter(({ level }) => level === 'error').map(({ path }) => path);
    return { fields: [['tags']], errors };
  };
}

function publishOne({ kind, catalogue, staff }: BulkContext): Act {
  return async (id, { draft, published }, within) => {
    if (!draft) return { reason: 'no-draft' };
    const { version } = draft;
    const result = await publish(within, catalogue, { kind, id }, { version }, staff);
    switch (result.status) {
      case 'published':
        return {
          fields: published ? changesBetween(published, draft.data).map((c) => c.path) : [],
        };
      case 'conflict':
        return { reason: 'conflict', fields: result.conflicts.map(({ path }) => path) };
      case 'invalid': {
        const errors = result.problems.filter(({ level }) => level === 'error');
        const fields = errors.map(({ path }) => path);
        return { reason: 'invalid', fields, retry: errors.some((e) => e.code === 'reference') };
      }
      default:
        return { reason: 'stale' };
    }
  };
}

function unpublishOne({ kind, catalogue, staff, sql }: BulkContext): Act {
  // Read once: reading all entries for each of them would take too long.
  let finder: Promise<ReferenceFinder> | undefined;
  return async (id, { revision }, within) => {
    if (revision === null) return { reason: 'not-published' };
    finder ??= findReferences(sql, catalogue);
    const found = await finder;
    const ref = { kind, id };
    const result = await unpublish(within, catalogue, ref, { revision }, staff, found);
    if (result.status === 'unpublished') {
      found.remove(ref);
      return {};
    }
    if (result.status !== 'referenced') return { reason: 'stale' };
    const references = result.references.map(({ title }) => title);
    return { reason: 'referenced', references, retry: true };
  };
}
