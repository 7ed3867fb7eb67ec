/** Personal data: everything about one person, and the newsletter's list for the council. */
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
  /** Everything that is stored under an e-mail address. */
  export(email: string): Promise<object>;
  /** Deletes it and returns the number of rows and e-mails. */
  delete(email: string): Promise<number>;
  newsletter(): Promise<Subscriber[]>;
}

export function localPersonalData(sql: Sql, dataDir: string, siteUrl: string): PersonalData {
  const sentBy = (email: string) =>
    eq(expression`lower(${submission.email})`, email.trim().toLowerCase());
  const subscribedBy = (email: string) => eq(subscriber.email, email.trim().toLowerCase());
  return {
    async export(email) {
      return {
        email,
        forms: await sql.select().from(submission).where(sentBy(email)),
        newsletter: await sql.select().from(subscriber).where(subscribedBy(email)),
      };
    },
    async delete(email) {
      const forms = await sql.delete(submission).where(sentBy(email)).returning();
      const letters = await sql.delete(subscriber).where(subscribedBy(email)).returning();
      const address = `(?<![\\w.+-])${RegExp.escape(email.trim())}(?![\\w.-])`;
      const head = new RegExp(`^(To|Reply-To): .*${address}`, 'im');
      const files = await deleteMails(dataDir, async (file) =>
        head.test(await readFile(file, 'utf8')),
      );
      return forms.length + letters.length + files;
    },
    newsletter: async () => allSubscribers(sql, await signer(sql), siteUrl),
  };
}
