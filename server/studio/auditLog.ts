import type { Sql } from '../db/database.ts';
import { audit } from './schema.ts';

/** What the log tells of; the Studio has a text for each. */
export type AuditAction =
  | 'sign-in'
  | 'sign-in-failed'
  | 'sign-out'
  | 'sign-out-everywhere'
  | 'enrol-totp'
  | 'remove-totp'
  | 'enrol-passkey'
  | 'remove-passkey'
  | 'new-backup-codes'
  | 'change-password'
  | 'invite'
  | 'withdraw-invitation'
  | 'accept-invitation'
  | 'make-reset-link'
  | 'reset-password'
  | 'change-role'
  | 'disable'
  | 'enable'
  | 'publish'
  | 'unpublish'
  | 'restore'
  | 'discard'
  | 'schedule'
  | 'still-correct'
  | 'assign'
  | 'add-tag'
  | 'remove-tag'
  | 'undo'
  | 'import-csv'
  | 'schedule-failed';

export interface Actor {
  id: string | null;
  name: string;
}

/** Who acts on the command line. */
export const COMMAND_LINE: Actor = { id: null, name: 'command line' };

/** Appends one row. Call it in the transaction of the change. */
export async function record(
  sql: Pick<Sql, 'insert'>,
  actor: Actor,
  action: AuditAction,
  subject?: string,
  detail?: object,
): Promise<void> {
  await sql
    .insert(audit)
    .values({ actor: actor.id, actorName: actor.name, action, subject, detail });
}
