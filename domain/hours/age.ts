/** Whether a value from YYYY, YYYY-MM or YYYY-MM-DD is older than a year on a date (YYYY-MM-DD). */
export function isOlderThanAYear(asOf: string, today: string): boolean {
  // A year or a month may mean its first day.
  const from = asOf + '-01-01'.slice(asOf.length - 4);
  return from < `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
}
