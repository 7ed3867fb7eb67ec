/** What mails are about; `app/mails` says it in words. */
import type { FormKind } from './outcome.ts';

/** A line of a form in a mail: the name of its field and what was written there, in words. */
export type Fact = [field: string, words: string];

export type Notice =
  /** To the council: somebody has sent a form. */
  | { is: 'received'; kind: FormKind; reference: string; from: string; facts: Fact[] }
  /** To whoever sent it. */
  | { is: 'thanks'; kind: FormKind; reference: string; facts: Fact[] }
  /** To an address that may want the newsletter; `leave` takes it back. */
  | {
      is: 'newsletterAsk' | 'newsletterWelcome' | 'newsletterAlready';
      href: string;
      leave: string;
    };

/** A mail in words. */
export interface Letter {
  subject: string;
  html: string;
  text: string;
}
