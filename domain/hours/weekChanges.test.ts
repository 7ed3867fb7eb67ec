import { expect, it } from 'vitest';
import { changedDays, meeting } from './weekChanges.ts';

it('names the days whose hours differ, not the rules that hold them', () => {
  const before = [{ from: '09:00', to: '12:00' }];
  const after = [
    { days: ['mon', 'tue', 'wed', 'thu', 'sat', 'sun'], from: '09:00', to: '12:00' },
    { days: ['fri'], from: '09:00', to: '11:30' },
  ];
  expect(changedDays(before, after)).toEqual([
    {
      day: 'fri',
      before: [{ from: '09:00', to: '12:00' }],
      after: [{ from: '09:00', to: '11:30' }],
    },
  ]);
  expect(changedDays(before, [])).toHaveLength(7);
  expect(changedDays(after, after)).toEqual([]);
});

it.each([
  [['09:00-12:00', '14:00-18:00'], undefined],
  [['14:00-18:00', '09:00-12:00'], undefined],
  [['09:00-12:00', '12:00-18:00'], 'touch'],
  [['09:00-12:00', '11:59-18:00'], 'overlap'],
  [['09:00-12:00', '09:00-12:00'], 'overlap'],
  [['20:00-02:00', '23:00-01:00'], 'overlap'],
  [['09:00-sunset', '12:00-14:00'], undefined],
  [['09:00-', '-14:00'], undefined],
  [['09:00-12:00'], undefined],
])('hours of one day %j meet: %s', (texts, expected) => {
  const spans = texts.map((text) => {
    const [from = '', to = ''] = text.split('-');
    return { from, to };
  });
  expect(meeting(spans)).toBe(expected);
});
