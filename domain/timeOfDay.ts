/** Minutes after midnight as a time of day, to the nearest five minutes: "09:35". */
export function formatTime(minutes: number, locale: string): string {
  const rounded = Math.round(minutes / 5) * 5;
  return new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(new Date(rounded * 60_000));
}
