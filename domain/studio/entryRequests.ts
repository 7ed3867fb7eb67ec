/** Requests of the Studio's API for content; `entryApi.ts` lists them with their responses. */
import { z } from 'zod';
import { LOCALES } from '../locale.ts';
import { STATUSES } from './entryApi.ts';
import type { FieldChange, FieldPath } from './fieldPath.ts';

/** In bytes of its JSON: several times the longest page. Longer entries are refused (413). */
export const MAX_ENTRY_BYTES = 1024 * 1024;
/** In bytes: changes have the former and the new value of fields. Longer requests are refused (413). */
export const MAX_CHANGES_BYTES = 2.5 * MAX_ENTRY_BYTES;

/** Keys that every object inherits are refused. */
const Path: z.ZodType<FieldPath> = z
  .array(
    z
      .string()
      .min(1)
      .max(100)
      .refine((key) => !(key in {}), 'is not the name of a field'),
  )
  .min(1)
  .max(20);

/** Without keys that every object inherits. The depth of all bodies is bounded. */
const isStorable = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  Object.entries(value).every(([key, inner]) => !(key in {}) && isStorable(inner));

const Value = z.unknown().refine(isStorable, 'has a key that is no field');

/** Whether no path leads to the field of another, or to one inside it. */
function areApart(changes: readonly { path: FieldPath }[]): boolean {
  const fields = new Set(changes.map(({ path }) => path.join('\0')));
  return (
    fields.size === changes.length &&
    changes.every(({ path }) =>
      path.every((_, length) => !fields.has(path.slice(0, length).join('\0'))),
    )
  );
}

const Change: z.ZodType<FieldChange> = z.strictObject({
  path: Path,
  from: Value.optional(),
  to: Value.optional(),
});

/** The draft's version; 0 where there is no draft. It increases with every change. */
const Version = z.number().int().min(0);
const RevisionId = z.number().int().positive();

/**
 * Autosave: makes the draft where there is none. Changes of fields that somebody else changed meanwhile
 * are refused (409), and all others are stored. What was refused is kept beside the draft, for the member
 * alone, until a version is chosen. The result may be invalid.
 */
export const DraftChanges = z
  .strictObject({
    version: Version,
    /** `revision` of the entry that the browser started from; null for an entry never published. */
    base: RevisionId.nullable(),
    changes: z.array(Change).max(2000).refine(areApart, 'name a field twice').default([]),
    /** The member's versions of fields that are in conflict: they are kept beside the draft. */
    undecided: z
      .array(z.strictObject({ path: Path, to: Value.optional() }))
      .max(200)
      .refine(areApart, 'name a field twice')
      .default([]),
    /** Fields of which the member chose a version. */
    decided: z.array(Path).max(2000).default([]),
  })
  .refine(
    ({ changes, undecided, decided }) => changes.length + undecided.length + decided.length > 0,
    {
      path: ['changes'],
      message: 'is empty',
    },
  );
export type DraftChanges = z.output<typeof DraftChanges>;

/** A new entry of a kind: its id, which is part of its address, and fields that it starts with. */
export const NewEntry = z.strictObject({
  id: z.string().max(80),
  data: z
    .record(
      z.string().refine((key) => !(key in {}), 'is not the name of a field'),
      Value,
    )
    .default({}),
});
export type NewEntry = z.input<typeof NewEntry>;

/**
 * Publishes the draft as the person saw it: another version is refused (`STALE`). With `locale`, only the
 * texts in that language are published, and the rest stays a draft.
 */
export const Publication = z.strictObject({
  version: Version,
  locale: z.enum(LOCALES).optional(),
  /** The changes of English texts make no translation outdated. */
  isCorrection: z.boolean().optional(),
  /** Shown in the history. */
  note: z.string().trim().max(500).optional(),
});
export type Publication = z.infer<typeof Publication>;

/** Takes an entry off the site. Its fields become a draft. */
export const Unpublication = z.strictObject({
  /** The revision that the person saw. */
  revision: RevisionId,
  note: z.string().trim().max(500).optional(),
});
export type Unpublication = z.infer<typeof Unpublication>;

/** Assigns the entry to a member, or to nobody. */
export const Assignment = z.strictObject({ member: z.string().min(1).max(80).nullable() });
export type Assignment = z.infer<typeof Assignment>;

/** Outdated translations that fit the present English texts all the same, by their paths. */
export const StillCorrect = z.strictObject({
  /** The revision that the person saw. */
  revision: RevisionId,
  paths: z.array(Path).min(1).max(2000),
});
export type StillCorrect = z.infer<typeof StillCorrect>;

const Moment = z.iso.datetime({ offset: true }).nullable();

/** When the draft is published, and when the entry is taken off the site; null for never. */
export const DraftSchedule = z.strictObject({
  version: Version,
  publishAt: Moment,
  unpublishAt: Moment,
  /** A moment that has passed is meant: it is done at once. */
  isPastMeant: z.boolean().optional(),
});
export type DraftSchedule = z.infer<typeof DraftSchedule>;

/** Makes a draft of a revision. `version` is that of the draft which it replaces, 0 for none. */
export const Restoration = z.strictObject({ version: Version });
export type Restoration = z.infer<typeof Restoration>;

/** Sent every `PRESENCE_INTERVAL` while an entry is open: the language that is edited, null for none. */
export const Presence = z.strictObject({ locale: z.enum(LOCALES).nullable() });
export type Presence = z.infer<typeof Presence>;

/** In ms. A member is gone after three times as long. */
export const PRESENCE_INTERVAL = 15_000;

export const PreviewRequest = z.strictObject({ locale: z.enum(LOCALES) });
export type PreviewRequest = z.infer<typeof PreviewRequest>;

export const ListQuery = z.strictObject({
  /** Part of a title in any language, of another spelling, or of the id. */
  q: z.string().trim().max(100).default(''),
  sort: z.enum(['title', 'id', 'updated', 'checkedOn']).default('title'),
  dir: z.enum(['asc', 'desc']).default('asc'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  /** Id of a city. */
  town: z.string().max(80).optional(),
  tag: z.string().max(80).optional(),
  status: z.enum(STATUSES).optional(),
  /** A language that at least one text of the entry lacks. */
  missing: z.enum(LOCALES).optional(),
  /** A language with outdated translations. */
  outdated: z.enum(LOCALES).optional(),
  /** Path of a field that is empty, such as `contact.phone`: one of `GET /kinds/:kind/fields`. */
  empty: z.string().max(100).optional(),
  /** `me`, `nobody`, or the id of a member. */
  assigned: z.string().max(80).optional(),
  sample: z.enum(['true', 'false']).optional(),
  /** Checked before this day, or never. */
  checkedBefore: z.iso.date().optional(),
});
export type ListQuery = z.output<typeof ListQuery>;
