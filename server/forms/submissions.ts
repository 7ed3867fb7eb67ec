/** What visitors send us, in the database. Content and its version know nothing of it. */
import type { FormKind } from '../../domain/forms/outcome.ts';
import type { Locale } from '../../domain/locale.ts';
import type { Sql } from '../db/database.ts';
import { submission } from '../db/schema.ts';
import type { Message } from '../mail/message.ts';
import { addMails } from '../mail/queue.ts';
import { makeReference } from './reference.ts';

interface ToStore {
  kind: FormKind;
  locale: Locale;
  email: string;
  body: object;
}

/** The two mails that a form sets off. */
interface Mails {
  council: Message;
  thanks: Message;
}

/**
 * Stores a form and the mails that tell of it, all or nothing.
 *
 * @returns its reference, a new one
 */
export async function storeSubmission(
  sql: Sql,
  sent: ToStore,
  write: (reference: string) => Mails,
  now = new Date(),
): Promise<string> {
  for (;;) {
    const reference = makeReference(now);
    const stored = await sql.transaction(async (within) => {
      const rows = await within
        .insert(submission)
        .values({ reference, ...sent, created: now })
        .onConflictDoNothing()
        .returning({ reference: submission.reference });
      // One in millions is taken already: another is drawn.
      if (rows.length === 0) return false;
      const { council, thanks } = write(reference);
      const mails = [{ message: council, forCouncil: true }, { message: thanks }];
      await addMails(within, { submission: reference }, mails, now);
      return true;
    });
    if (stored) return reference;
  }
}
