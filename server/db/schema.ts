import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
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
    /** When this database first had the entry, and when it was given other words for it: see import. */
    created: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updated: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

/**
 * One row an entry that came, changed or went, and of which search engines have not been told yet. A
 * trigger writes it with the change itself (see the migrations), so that no way of changing content
 * is forgotten and no process has to notice.
 */
export const untoldChange = pgTable(
  'untold_change',
  {
    kind: text().notNull(),
    id: text().notNull(),
    attempts: integer().notNull().default(0),
    nextTry: timestamp('next_try', { withTimezone: true }).notNull().defaultNow(),
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

/** Random texts that all processes share; a migration makes them. Whoever has them can forge tokens. */
export const secret = pgTable('secret', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** One row a form that a visitor sent, kept as long as `server/forms/retention.ts` says. */
export const submission = pgTable(
  'submission',
  {
    /** What visitor and council call it: FM-2026-7K3Q9. */
    reference: text().primaryKey(),
    kind: text().notNull(),
    locale: text().notNull(),
    email: text().notNull(),
    body: jsonb().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.kind, table.created),
    index('submission_email').on(sql`lower(${table.email})`),
  ],
);

/** One row an e-mail address that wants the newsletter, or was said to. */
export const subscriber = pgTable(
  'subscriber',
  {
    id: text().primaryKey(),
    /** In lower case: one person is one row. */
    email: text().notNull().unique(),
    locale: text().notNull(),
    asked: timestamp({ withTimezone: true }).notNull(),
    /** When the address agreed; without it nothing is sent but the question. */
    confirmed: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.asked)],
);

/**
 * One row a mail that is not sent yet. It is written in the same transaction as what it tells of, and
 * deleted once a mail server has taken it.
 */
export const outgoingMail = pgTable(
  'outgoing_mail',
  {
    id: uuid().primaryKey(),
    submission: text().references(() => submission.reference, { onDelete: 'cascade' }),
    subscriber: text().references(() => subscriber.id, { onDelete: 'cascade' }),
    message: jsonb().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    nextTry: timestamp('next_try', { withTimezone: true }).notNull(),
    /** When nobody waits for it any more; never for mails to the council. */
    until: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.nextTry),
    index().on(table.submission),
    index().on(table.subscriber),
  ],
);

/**
 * One row a page, language and day: how often it was viewed. Who viewed it is nowhere: no address, no
 * cookie, no time of day.
 */
export const pageView = pgTable(
  'page_view',
  {
    day: date({ mode: 'string' }).notNull(),
    page: text().notNull(),
    locale: text().notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page, table.locale] })],
);
