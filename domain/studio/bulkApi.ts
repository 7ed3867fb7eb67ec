/**
 * Bulk actions on entries of one kind, below `/studio/api`.
 *
 * | request                       | body          | `data`         |
 * | ----------------------------- | ------------- | -------------- |
 * | `GET /kinds/:kind/ids`        | `ListQuery`   | ids, total     |
 * | `GET /bulk/:kind`             |               | `BulkChange[]` |
 * | `POST /bulk/:kind/preview`    | `BulkPreview` | `BulkOutcome`  |
 * | `POST /bulk/:kind`            | `BulkRequest` | `BulkOutcome`  |
 * | `POST /bulk/:kind/undo`       | `BulkUndo`    | `BulkOutcome`  |
 *
 * Codes of refusals: `NO_TAG` (400), `NO_TAGS` (400, the kind has none), `FIXED_KIND` (400, not taken off
 * the website), `NO_ASSIGNEE` (400), `NOT_FOUND` (404, nothing to undo).
 */
import { z } from 'zod';
import { MAX_BULK } from './bulkLimits.ts';
import type { FieldPath } from './fieldPath.ts';

const Id = z.string().min(1).max(80);
const Seen = z.number().int().min(0);

export const BulkAction = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['add-tag', 'remove-tag']), tag: Id }),
  z.strictObject({ type: z.enum(['publish', 'unpublish']) }),
  z.strictObject({ type: z.literal('assign'), member: Id.nullable() }),
]);
export type BulkAction = z.infer<typeof BulkAction>;

/** Tells what an action would do, and does nothing. */
export const BulkPreview = z.strictObject({
  action: BulkAction,
  entries: z
    .array(z.strictObject({ id: Id }))
    .min(1)
    .max(MAX_BULK),
});

/** The action on entries as the person saw them: those that changed meanwhile are left out. */
export const BulkRequest = z.strictObject({
  action: BulkAction,
  entries: z
    .array(z.strictObject({ id: Id, version: Seen, revision: Seen.nullable() }))
    .min(1)
    .max(MAX_BULK),
});

export const BulkUndo = z.strictObject({ undo: z.uuid() });

/** Why nothing happens to an entry; `stale` and `changed` where somebody else changed it meanwhile. */
export type BulkReason =
  | 'not-found'
  | 'same'
  | 'no-draft'
  | 'not-published'
  | 'invalid'
  | 'conflict'
  | 'referenced'
  | 'stale'
  | 'changed';

export interface BulkItem {
  id: string;
  title: string;
  /** Of the draft, 0 for none; and the published revision. */
  version: number;
  revision: number | null;
  /** `unchanged` where there is nothing to do. */
  status: 'done' | 'unchanged' | 'prevented';
  reason: BulkReason | null;
  /** The fields that change, or that have errors. */
  fields: FieldPath[];
  /** The entries that refer to it. */
  references: string[];
  /** Fields with errors that prevent publishing the draft. */
  errors: FieldPath[];
}

/** A change of the last day that the member can undo. */
export interface BulkChange {
  undo: string;
  created: string;
  /** Null for an imported table. */
  action: BulkAction | null;
  count: number;
}

export interface BulkOutcome {
  items: BulkItem[];
  /** For `BulkUndo`, also of what could not be undone yet; null where there is nothing to undo. */
  undo: string | null;
}
