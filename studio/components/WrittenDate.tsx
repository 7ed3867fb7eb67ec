import { useDates } from '../i18n/useDates.ts';

/** What a date field has, in words: browsers write dates in the order of their own country. */
export function WrittenDate({ value }: { value: string }) {
  const { weekday } = useDates();
  if (Number.isNaN(Date.parse(value))) return null;
  return (
    <time className="side-note" dateTime={value}>
      {weekday(value)}
    </time>
  );
}
