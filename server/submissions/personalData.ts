/** Personal data: all data of one person, and the subscribers of the newsletter for the council. */
import { readFile } from 'node:fs/promises';
import { eq, sql as expression } from 'drizzle-orm';
import type { Sql } from '../db/database.ts';
import { submission, subscriber } from '../db/schema.ts';
import { signer } from './formTokens.ts';
import { allSubscribers } from './newsletter.ts';
import { deleteMails } from './retention.ts';

export type Subscriber = Awaited<ReturnType<typeof allSubscribers>>[number];

/** Operations on personal data, in this process or in the one that has the database open. */
export interface PersonalData {
  /** All rows that are stored under an e-mail address. */
  export(email: string): Promise<object>;
  /** Deletes these rows and the e-mails in the outbox; returns the number of both. */
  delete(email: string): Promise<number>;
  newsletter(): Promise<Subscriber[]>;
}

/** Personal data through this process's own connection to the database. */
export function localPersonalData(sql: Sql, dataDir: string, siteUrl: string): PersonalData {
  const isSubmissionOf = (email: string) =>
    eq(expression`lower(${submission.email})`, email.trim().toLowerCase());
  const isSubscriptionOf = (email: string) => eq(subscriber.email, email.trim().toLowerCase());
  return {
    async export(email) {
      return {
        email,
        forms: await sql.select().from(submission).where(isSubmissionOf(email)),
        newsletter: await sql.select().from(subscriber).where(isSubscriptionOf(email)),
      };
    },
    async delete(email) {
      const submissions = await sql.delete(submission).where(isSubmissionOf(email)).returning();
      const subscriptions = await sql.delete(subscriber).where(isSubscriptionOf(email)).returning();
      const address = `(?<![\\w.+-])${RegExp.escape(email.trim())}(?![\\w.-])`;
      const recipients = new RegExp(`^(To|Reply-To): .*${address}`, 'im');
      const emails = await deleteMails(dataDir, async (file) =>
        recipients.test(await readFile(file, 'utf8')),
      );
      return submissions.length + subscriptions.length + emails;
    },
    newsletter: async () => allSubscribers(sql, await signer(sql), siteUrl),
  };
}
