/** Submissions in the database. */
import type { FormKind } from '../../domain/forms/submissionResult.ts';
import type { Locale } from '../../domain/locale.ts';
import type { Sql } from '../db/database.ts';
import { submission } from '../db/schema.ts';
import { enqueueEmails } from '../email/emailQueue.ts';
import type { QueuedEmail } from '../email/transport.ts';
import { createReference } from './reference.ts';

interface ToStore {
  kind: FormKind;
  locale: Locale;
  email: string;
  body: object;
}

/** Whether a confirmation may be sent to the sender; called within the transaction. */
type MayConfirm = (within: Sql) => Promise<boolean>;

/** The two e-mails of a submission. */
interface Mails {
  council: QueuedEmail;
  thanks: QueuedEmail;
}

/**
 * Stores a submission and its e-mails in one transaction. Past the daily limit of e-mails the
 * sender gets no confirmation.
 *
 * @returns the new reference
 */
export async function storeSubmission(
  sql: Sql,
  sent: ToStore,
  write: (reference: string) => Mails,
  mayThank: MayConfirm,
  now = new Date(),
): Promise<string> {
  for (;;) {
    const reference = createReference(now);
    const stored = await sql.transaction(async (within) => {
      const rows = await within
        .insert(submission)
        .values({ reference, ...sent, created: now })
        .onConflictDoNothing()
        .returning({ reference: submission.reference });
      // The reference exists already, which is one case in millions: try another one.
      if (rows.length === 0) return false;
      const { council, thanks } = write(reference);
      const mails = [
        { message: council, forCouncil: true },
        ...((await mayThank(within)) ? [{ message: thanks }] : []),
      ];
      await enqueueEmails(within, { submission: reference }, mails, now);
      return true;
    });
    if (stored) return reference;
  }
}
