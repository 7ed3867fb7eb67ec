/** Minutes after midnight as 09:30, also after the next midnight. */
export function clockTime(minutes: number): string {
  const within = ((Math.round(minutes) % 1440) + 1440) % 1440;
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(Math.floor(within / 60))}:${twoDigits(within % 60)}`;
}
