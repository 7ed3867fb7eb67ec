import { useDates } from '../i18n/useDates.ts';

/** The day of a date field in words: browsers write it in the order of their own country. */
export function WrittenDate({ value }: { value: string }) {
  const { weekday } = useDates();
  const day = value.slice(0, 10);
  if (Number.isNaN(Date.parse(day))) return null;
  return (
    <time className="side-note" dateTime={day}>
      {weekday(day)}
    </time>
  );
}
