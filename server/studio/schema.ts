/** Tables of the Studio: accounts in the form of better-auth, links, limits and the audit log. */
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** One row per member of the staff. A disabled account keeps its row, so that the log names it. */
export const studioUser = pgTable('studio_user', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** In lower case. */
  email: text().notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text(),
  role: text().notNull(),
  disabled: boolean().notNull().default(false),
  /** Whether an authenticator app is enrolled. */
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

const userReference = () =>
  text('user_id')
    .notNull()
    .references(() => studioUser.id, { onDelete: 'cascade' });

export const studioSession = pgTable(
  'studio_session',
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    userId: userReference(),
    /** How it was begun: `password` only allows the enrolment of a second factor. */
    method: text().notNull().default('password'),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
);

/** Passwords, as scrypt hashes. */
export const studioAccount = pgTable(
  'studio_account',
  {
    id: text().primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: userReference(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text(),
    password: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index().on(table.userId)],
);

/** Challenges that wait for an answer: the second step of a sign-in, a passkey. */
export const studioVerification = pgTable(
  'studio_verification',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index().on(table.identifier), index().on(table.expiresAt)],
);

/** Secrets of authenticator apps and backup codes, encrypted. */
export const studioTwoFactor = pgTable(
  'studio_two_factor',
  {
    id: text().primaryKey(),
    userId: userReference(),
    secret: text().notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean().notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: moment('locked_until'),
  },
  (table) => [index().on(table.userId)],
);

export const studioPasskey = pgTable(
  'studio_passkey',
  {
    id: text().primaryKey(),
    userId: userReference(),
    name: text(),
    publicKey: text('public_key').notNull(),
    credentialID: text('credential_id').notNull(),
    counter: integer().notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text(),
    aaguid: text(),
    createdAt: moment('created_at').defaultNow(),
  },
  (table) => [index().on(table.userId), index().on(table.credentialID)],
);

/** One row per code of an authenticator app that was accepted lately: no code works twice. */
export const studioUsedCode = pgTable(
  'studio_used_code',
  {
    userId: userReference(),
    code: text().notNull(),
    usedAt: moment('used_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.code] })],
);

/** Counts attempts to sign in for all processes. `subject` is a keyed hash, not an address. */
export const studioAttempt = pgTable('studio_attempt', {
  subject: text().primaryKey(),
  count: integer().notNull(),
  /** When the count starts again. */
  until: moment('until').notNull(),
});

/**
 * One row per link that an administrator made: for a new person, or, with `userId`, for a member who
 * sets a new password. Only the SHA-256 of its token is stored.
 */
export const invitation = pgTable(
  'invitation',
  {
    id: text().primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    email: text().notNull(),
    role: text().notNull(),
    userId: text('user_id').references(() => studioUser.id, { onDelete: 'cascade' }),
    /** Whether using it removes authenticator app and passkeys: for a lost phone. */
    resetsFactors: boolean('resets_factors').notNull().default(false),
    /** The administrator; null for the command line. */
    createdBy: text('created_by').references(() => studioUser.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index().on(table.email)],
);

/**
 * The log of sign-ins and changes. A trigger refuses to change or delete its rows (see the
 * migrations). It has no foreign keys: rows outlive what they tell of.
 */
export const audit = pgTable(
  'audit',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: moment('at').notNull().defaultNow(),
    /** The person who did it; null for the command line and for a failed sign-in. */
    actor: text(),
    /** The person's name at that time. */
    actorName: text('actor_name').notNull(),
    action: text().notNull(),
    /** What it concerns: an e-mail address, or kind and id of an entry. */
    subject: text(),
    detail: jsonb(),
  },
  (table) => [index().on(table.actor), index().on(table.subject)],
);
