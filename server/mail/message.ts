import type { Letter } from '../../domain/forms/notice.ts';

/** A mail as it waits in the database: all that sending it takes. */
export interface Message extends Letter {
  to: string;
  replyTo?: string;
  /** Where one click leaves the newsletter (RFC 8058). */
  unsubscribe?: string;
}
