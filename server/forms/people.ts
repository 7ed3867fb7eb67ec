/** What is known of one person, for themselves; and who gets the newsletter, for the council. */
import { readFile } from 'node:fs/promises';
import { eq, sql as expression } from 'drizzle-orm';
import type { Sql } from '../db/database.ts';
import { submission, subscriber } from '../db/schema.ts';
import { removeMails } from './forget.ts';
import { everybody } from './newsletter.ts';
import { signer } from './tokens.ts';

export type Subscriber = Awaited<ReturnType<typeof everybody>>[number];

/** What can be done about people, whichever process does it. */
export interface People {
  /** All that is stored under an e-mail address. */
  export(email: string): Promise<object>;
  /** Deletes it, and says how many entries and mails that were. */
  delete(email: string): Promise<number>;
  newsletter(): Promise<Subscriber[]>;
}

export function localPeople(sql: Sql, dataDir: string, siteUrl: string): People {
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
      const files = await removeMails(dataDir, async (file) =>
        head.test(await readFile(file, 'utf8')),
      );
      return forms.length + letters.length + files;
    },
    newsletter: async () => everybody(sql, await signer(sql), siteUrl),
  };
}
