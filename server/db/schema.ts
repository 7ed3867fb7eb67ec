import {
  bigint,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

/** All content: one row an entry, its fields as the domain's schema of its kind names them. */
export const entry = pgTable(
  'entry',
  {
    kind: text().notNull(),
    id: text().notNull(),
    data: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

/**
 * One row: how often content has changed. A trigger counts it up with every statement that changes
 * `entry`, and tells every process that listens (see the migrations).
 */
export const contentVersion = pgTable('content_version', {
  singleton: boolean().primaryKey().default(true),
  version: bigint({ mode: 'number' }).notNull().default(0),
});

/**
 * One row a visitor and place. The visitor is the random id of a cookie and nothing else is known of
 * them, not even when they voted. Places are not referred to: a place that an import takes away and
 * brings back keeps its votes.
 */
export const vote = pgTable(
  'vote',
  {
    visitor: uuid().notNull(),
    place: text().notNull(),
    liked: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.visitor, table.place] }),
    // Counting a place's votes reads this index alone.
    index().on(table.place, table.liked),
  ],
);

/**
 * One row a plan that a visitor keeps to share. Whoever knows the id may read it, whoever knows the
 * key may change it, of which only the SHA-256 is here. Who they are is not known.
 */
export const tour = pgTable(
  'tour',
  {
    id: text().primaryKey(),
    editKeyHash: text('edit_key_hash').notNull(),
    body: jsonb().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
    updated: timestamp({ withTimezone: true }).notNull(),
    /** When it was last opened, at most a day ago: what is not read for a year is deleted. */
    lastRead: timestamp('last_read', { withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.lastRead)],
);
