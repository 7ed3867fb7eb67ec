/** Tables of the Studio for content: revisions, drafts, presence, and what lists show of an entry. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  index,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Locale } from '../../domain/locale.ts';
import type { BulkAction } from '../../domain/studio/bulkApi.ts';
import type { KeptReason, OutdatedTranslation, Source } from '../../domain/studio/entryApi.ts';
import type { FieldPath } from '../../domain/studio/fieldPath.ts';
import { studioUser } from './schema.ts';

/** An entry of a bulk action, for undoing it. */
export interface ChangedEntry {
  id: string;
  before: EntrySnapshot;
  after: { revision: number | null; version: number; member: string | null };
}

export interface EntrySnapshot {
  revision: number | null;
  draft: typeof draft.$inferSelect | null;
  /** To whom it is assigned. */
  member: string | null;
  /** Absent in rows of former versions of the site. */
  outdated?: readonly OutdatedTranslation[];
}

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * All published versions of all entries. A trigger refuses to change or delete rows (see the
 * migrations). There are no foreign keys: revisions outlive entries and accounts.
 */
export const revision = pgTable(
  'revision',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().notNull(),
    entry: text().notNull(),
    /** Null where the entry was taken off the site. */
    data: jsonb().$type<Record<string, unknown>>(),
    /** Null for imports and the command line. */
    author: text(),
    /** The name at that time. */
    authorName: text('author_name').notNull(),
    source: text().$type<Source>().notNull(),
    note: text(),
    created: moment('created').notNull().defaultNow(),
  },
  (table) => [index().on(table.kind, table.entry, table.id)],
);

/** Who changed single fields of a draft last, and when (ms since 1970), by the field's path. */
export type ChangedBy = Record<string, { name: string; at: number }>;

/** Another version of a field than the draft's. */
export interface FieldVersion {
  path: FieldPath;
  value: unknown;
  by: string | null;
}

export interface Planner {
  id: string;
  name: string;
  at: string;
}

/** Versions of drafts never repeat, so that none is mistaken for one of a former draft. */
export const draftVersion = pgSequence('draft_version');

/** One row per entry with changes that are not published, or with a planned end. */
export const draft = pgTable(
  'draft',
  {
    kind: text().notNull(),
    entry: text().notNull(),
    /** Fields that may be invalid. */
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The revision that it changes; null for an entry that is not published. */
    base: bigint({ mode: 'number' }),
    version: bigint({ mode: 'number' }).notNull().default(sql`nextval('draft_version')`),
    status: text().$type<'draft' | 'unpublished'>().notNull().default('draft'),
    /** What the revision will say of its origin: a draft can be made of an old revision. */
    source: text().$type<Source>().notNull().default('studio'),
    publishAt: moment('publish_at'),
    unpublishAt: moment('unpublish_at'),
    /** Who planned it, and when (ISO 8601): the author of what is done then. */
    planner: jsonb().$type<Planner>(),
    /** When a planned action was last begun. */
    tried: moment('tried'),
    /** Why the last scheduled action failed. */
    failure: text(),
    /** Who changed it last. */
    author: text(),
    authorName: text('author_name').notNull(),
    changedBy: jsonb('changed_by').$type<ChangedBy>().notNull().default({}),
    /** What the website had of fields that the draft changes too; publishing waits for a choice. */
    conflicts: jsonb().$type<readonly FieldVersion[]>().notNull().default([]),
    updated: moment('updated').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.entry] }),
    index().on(table.publishAt),
    index().on(table.unpublishAt),
  ],
);

/**
 * Former versions of drafts, so that nothing is lost that was never published. Those of discarded drafts are
 * the bin. Rows are deleted after `DRAFT_DAYS`.
 */
export const keptDraft = pgTable(
  'kept_draft',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().notNull(),
    entry: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    base: bigint({ mode: 'number' }),
    reason: text().$type<KeptReason>().notNull(),
    /** Who wrote it last, and when. */
    author: text(),
    authorName: text('author_name').notNull(),
    updated: moment('updated').notNull(),
    /** Who replaced or discarded it, and when. */
    keptBy: text('kept_by').notNull(),
    created: moment('created').notNull().defaultNow(),
  },
  (table) => [index().on(table.kind, table.entry, table.id), index().on(table.created)],
);

/**
 * What a member wrote into a field that somebody else had changed: one row per field until the member has
 * chosen a version. The other one is in the draft.
 */
export const undecided = pgTable(
  'undecided_field',
  {
    kind: text().notNull(),
    entry: text().notNull(),
    member: text()
      .notNull()
      .references(() => studioUser.id, { onDelete: 'cascade' }),
    path: text().array().notNull(),
    /** In an object: a text alone would be parsed twice. */
    held: jsonb().$type<{ value: unknown }>().notNull(),
    /** Who wrote the other version. */
    by: text(),
    created: moment('created').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.entry, table.member, table.path] })],
);

/**
 * The last version that an entry and its file had in common, one row per entry that `content sync` found
 * in both. Its revision has the fields, which a merge needs.
 */
export const sync = pgTable(
  'sync',
  {
    kind: text().notNull(),
    entry: text().notNull(),
    revision: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.entry] })],
);

/** One row per member and entry that the member has open. Old rows mean nothing. */
export const presence = pgTable(
  'presence',
  {
    kind: text().notNull(),
    entry: text().notNull(),
    member: text()
      .notNull()
      .references(() => studioUser.id, { onDelete: 'cascade' }),
    locale: text(),
    seen: moment('seen').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.entry, table.member] })],
);

/**
 * Translations whose English text changed since they were written, as they were last published. Rows of
 * entries that were taken off the site stay until those are published again.
 */
export const outdatedTranslation = pgTable(
  'outdated_translation',
  {
    kind: text().notNull(),
    entry: text().notNull(),
    /** Of the text in its language: `sections.2.text.fr`. */
    path: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    /** The English text that it translates. */
    source: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.entry, table.path] })],
);

/** Who is to work on an entry. The entry may be published, a draft, or gone. */
export const assignment = pgTable(
  'assignment',
  {
    kind: text().notNull(),
    entry: text().notNull(),
    member: text()
      .notNull()
      .references(() => studioUser.id, { onDelete: 'cascade' }),
    created: moment('created').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.entry] }), index().on(table.member)],
);

/** One row per bulk action that can be undone. Old rows are deleted. */
export const bulkChange = pgTable(
  'bulk_change',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    author: text()
      .notNull()
      .references(() => studioUser.id, { onDelete: 'cascade' }),
    created: moment('created').notNull().defaultNow(),
    /** Null for an imported table. */
    action: jsonb().$type<BulkAction>(),
    /** What each changed entry was before, and is since. */
    entries: jsonb().$type<readonly ChangedEntry[]>().notNull(),
  },
  (table) => [index().on(table.created)],
);

/**
 * What lists and the search need of each entry, kept by triggers (see the migrations):
 * reading it from the fields of 10,000 entries takes seconds.
 */
export const listing = pgTable(
  'entry_listing',
  {
    kind: text().notNull(),
    id: text().notNull(),
    title: text().notNull(),
    /** Titles, other spellings and id, in lower case without accents; the English title is first. */
    search: text().notNull(),
    town: text(),
    tags: text().array().notNull(),
    /** The languages that all texts of the entry have. */
    locales: text().array().notNull(),
    checkedOn: text('checked_on'),
    isSample: boolean('is_sample').notNull(),
    updated: moment('updated').notNull(),
    /** Paths of the fields that have a value, without those inside lists and without languages. */
    filled: text().array().notNull(),
    /** The languages with outdated translations. */
    outdated: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);
