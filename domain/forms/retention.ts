/** How long what visitors send is kept; the privacy policy says the same. */
export const KEPT = {
  /** Months from the day on which it was sent. */
  contactMonths: 12,
  quoteMonths: 36,
  /** Days from the last time that the address was entered. */
  unconfirmedDays: 7,
  /** Days that a mail lies in the outbox folder, where there is no mail server. */
  outboxDays: 30,
} as const;
