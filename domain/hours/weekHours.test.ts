import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WEEKDAYS } from '../format/weekdays.ts';
import { copiedTo, fewestRules, SUNSETS, spansByDay, weekOf } from './weekHours.ts';

const rules = [
  { days: ['mon', 'wed'], from: '09:00', to: '12:00' },
  { days: ['mon', 'wed'], from: '14:00', to: 'sunset' },
  { days: ['sat'], from: '20:00', to: '02:00' },
];

describe('hours of a week by day', () => {
  it('come from rules, and make the same rules', () => {
    const week = spansByDay(rules);
    expect(week.mon).toEqual([
      { from: '09:00', to: '12:00', rule: 0 },
      { from: '14:00', to: 'sunset', rule: 1 },
    ]);
    expect(week.tue).toEqual([]);
    expect(fewestRules(week)).toEqual([rules[0], rules[2], rules[1]]);
  });

  it('that are the same every day are a rule without days', () => {
    const daily = [{ from: '08:30', to: 'sunset-01:00' }];
    expect(spansByDay(daily).sun).toEqual([{ ...daily[0], rule: 0 }]);
    expect(fewestRules(spansByDay(daily))).toEqual(daily);
  });

  it('are copied to other days', () => {
    const week = copiedTo(spansByDay(rules), 'sat', ['mon', 'sun']);
    expect(fewestRules(week)).toEqual([
      { days: ['mon', 'sat', 'sun'], from: '20:00', to: '02:00' },
      { days: ['wed'], from: '09:00', to: '12:00' },
      { days: ['wed'], from: '14:00', to: 'sunset' },
    ]);
  });

  it('keep their order and what is half typed', () => {
    const time = fc.constantFrom('', '09:00', '12:00', 'sunset');
    const span = fc.record({ from: time, to: time });
    const anyWeek = fc.record(
      Object.fromEntries(WEEKDAYS.map((day) => [day, fc.array(span, { maxLength: 3 })])),
    );
    fc.assert(
      fc.property(anyWeek, (value) => {
        const week = value as unknown as ReturnType<typeof spansByDay>;
        const again = spansByDay(fewestRules(week));
        for (const day of WEEKDAYS) {
          expect(again[day].map(({ from, to }) => ({ from, to }))).toEqual(week[day]);
        }
      }),
    );
  });
});

it.each(Object.entries(SUNSETS))('%s is %d minutes after the sunset', (text, minutes) => {
  const [, sign, hours = 0, rest = 0] = /^sunset(?:([+-])(\d+):(\d+))?$/.exec(text) ?? [];
  expect(minutes).toBe((sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(rest)));
});

it('weekOf begins on Monday', () => {
  expect(weekOf('2026-11-23')[0]).toBe('2026-11-23');
  expect(weekOf('2026-11-29')).toEqual(weekOf('2026-11-23'));
  expect(weekOf('2027-01-01').at(-1)).toBe('2027-01-03');
});
