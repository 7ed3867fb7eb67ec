import type { RenderedEmail } from '../../domain/forms/emailEvent.ts';

/** An e-mail as it is stored in the queue. */
export interface QueuedEmail extends RenderedEmail {
  to: string;
  replyTo?: string;
  /** One-click unsubscribe address (RFC 8058). */
  unsubscribe?: string;
}
