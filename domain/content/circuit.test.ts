import { expect, it } from 'vitest';
import { stopsByDay } from './circuit.ts';
import { entryOf } from './testEntries.ts';

it('returns the stops of each day in order', () => {
  const entry = entryOf('circuits', {
    _id: 'two-days',
    title: { en: 'Two days' },
    theme: 'nature',
    days: 2,
    city: 'ifrane',
    totalKm: 40,
    stops: [
      { place: 'a', day: 1 },
      { place: 'b', day: 2 },
      { place: 'c', day: 2 },
    ],
  });
  if (entry.kind !== 'circuits') throw new Error('not a circuit');
  const days = stopsByDay(entry.data).map((stops) => stops.map((stop) => stop.place));
  expect(days).toEqual([['a'], ['b', 'c']]);
});
