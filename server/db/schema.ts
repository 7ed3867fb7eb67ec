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

/** All content: one row per entry, with the fields of its kind's schema in `domain/content`. */
export const entry = pgTable(
  'entry',
  {
    kind: text().notNull(),
    id: text().notNull(),
    data: jsonb().notNull(),
    /** When this database first stored the entry, and when it was last changed. */
    created: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updated: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The revision that holds the same data. */
    revision: bigint({ mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

/**
 * One row per entry that was added, changed or deleted and that search engines do not know yet. A
 * trigger writes it in the transaction of the change (see the migrations).
 */
export const pendingChange = pgTable(
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
 * One row: the version of the content. A trigger increments it with every statement that changes
 * `entry` and notifies all processes (see the migrations).
 */
export const contentVersion = pgTable('content_version', {
  singleton: boolean().primaryKey().default(true),
  version: bigint({ mode: 'number' }).notNull().default(0),
});

/**
 * One row per visitor and place. The visitor is the random id of a cookie; nothing else is stored,
 * not even the time. There is no foreign key: a place that an import deletes and adds again keeps
 * its votes.
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
    // Counting a place's votes reads this index only.
    index().on(table.place, table.liked),
  ],
);

/**
 * One row per shared plan. The id grants reading, the key grants changing; only the key's SHA-256
 * is stored. Nothing about the visitor is stored.
 */
export const tour = pgTable(
  'tour',
  {
    id: text().primaryKey(),
    editKeyHash: text('edit_key_hash').notNull(),
    body: jsonb().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
    updated: timestamp({ withTimezone: true }).notNull(),
    /** Last read, with a precision of a day. Plans unread for a year are deleted. */
    lastRead: timestamp('last_read', { withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.lastRead)],
);

/** Random secrets shared by all processes, created by a migration. They sign tokens. */
export const secret = pgTable('secret', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** One row per submission, kept as long as `domain/forms/retention.ts` says. */
export const submission = pgTable(
  'submission',
  {
    /** Shown to visitor and council: FM-2026-7K3Q9. */
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

/** One row per address that subscribed to the newsletter, confirmed or not. */
export const subscriber = pgTable(
  'subscriber',
  {
    id: text().primaryKey(),
    /** In lower case, so that one address is one row. */
    email: text().notNull().unique(),
    locale: text().notNull(),
    asked: timestamp({ withTimezone: true }).notNull(),
    /** When the address confirmed. Before that only the confirmation request is sent. */
    confirmed: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.asked)],
);

/**
 * One row per unsent e-mail. It is written in the transaction of its submission and deleted once a
 * mail server has accepted it.
 */
export const outgoingEmail = pgTable(
  'outgoing_mail',
  {
    id: uuid().primaryKey(),
    submission: text().references(() => submission.reference, { onDelete: 'cascade' }),
    subscriber: text().references(() => subscriber.id, { onDelete: 'cascade' }),
    message: jsonb().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    nextTry: timestamp('next_try', { withTimezone: true }).notNull(),
    /** When delivery is given up; null for e-mails to the council, which are retried for ever. */
    until: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.nextTry),
    index().on(table.submission),
    index().on(table.subscriber),
  ],
);

/**
 * One row per day and recipient or network, with the number of e-mails to visitors. `subject` is a
 * keyed hash, not an address. Rows are deleted after two days.
 */
export const emailCount = pgTable(
  'mail_count',
  {
    day: date({ mode: 'string' }).notNull(),
    subject: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.subject] })],
);

/**
 * One row per page, language and day, with the number of views. Nothing about visitors is stored.
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
