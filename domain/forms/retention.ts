/** Retention times of personal data. The privacy policy states the same. */
export const RETENTION = {
  /** Months from the day of submission. */
  contactMonths: 12,
  quoteMonths: 36,
  /** Days from the last subscription attempt. */
  unconfirmedDays: 7,
  /** Days for files in the outbox folder. */
  outboxDays: 30,
} as const;
