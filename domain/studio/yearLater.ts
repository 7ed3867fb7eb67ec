/** Dates of an event, as its source announced them or as they are calculated. */
interface EventDates {
  start: string;
  end: string;
  source: string;
  expected?: boolean;
}

/** The same days of the next year, marked as calculated; 29 February becomes the 28th. */
export const yearLater = ({ start, end, source }: EventDates): Required<EventDates> => ({
  start: nextYear(start),
  end: nextYear(end),
  source,
  expected: true,
});

function nextYear(day: string): string {
  const moved = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return new Date(`${moved}T00:00Z`).toISOString().startsWith(moved)
    ? moved
    : `${moved.slice(0, 8)}28`;
}
