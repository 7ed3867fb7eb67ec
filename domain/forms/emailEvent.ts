/** What an e-mail is about. `app/emails` renders it. */
import type { FormKind } from './submissionResult.ts';

/** A line about a submission: the name of the field and its value as text. */
export type Fact = [field: string, words: string];

export type EmailEvent =
  /** To the council: a form was submitted. */
  | { type: 'received'; kind: FormKind; reference: string; from: string; facts: Fact[] }
  /** To the sender: the confirmation. */
  | { type: 'thanks'; kind: FormKind; reference: string; facts: Fact[] }
  /** To a newsletter address; `leave` is the unsubscribe address. */
  | {
      type: 'newsletterAsk' | 'newsletterWelcome' | 'newsletterAlready';
      href: string;
      leave: string;
    };

/** A rendered e-mail. */
export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
}
