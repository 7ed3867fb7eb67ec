import { describe, expect, it } from 'vitest';
import { openingHours } from '../../../domain/content/testEntries.ts';
import { LOCALES, type Locale } from '../../../domain/locale.ts';
import { compileMessages } from '../../../scripts/compiledMessages.ts';
import { addMessages } from '../../i18n/messages.ts';
import { hoursTables } from './hoursTables.ts';

for (const locale of LOCALES) {
  const { default: visit } = await import(`../../../messages/${locale}/visit.json`);
  addMessages(locale, 'visit', compileMessages(visit));
}

/** The tables as lines: "Mon: 10:00–18:00"; titles begin with #. */
const linesOf = (hours: ReturnType<typeof openingHours>, locale: Locale = 'en') =>
  hoursTables(hours, locale, '2026-11-23').flatMap(({ title, rows }) => [
    ...(title ? [`# ${title}`] : []),
    ...rows.map(({ name, value }) => `${name.text}: ${value}`),
  ]);

const museum = openingHours([
  { days: ['mon', 'wed', 'thu', 'fri', 'sat', 'sun'], from: '10:00', to: '18:00' },
]);
const ruins = openingHours([{ from: '08:30', to: 'sunset-01:00' }]);

describe('the hours of a week', () => {
  it.each([
    ['en', 'Mon, Wed–Sun: 10:00–18:00', 'Tue: closed'],
    ['fr', 'Lun., mer.–dim.: 10:00–18:00', 'Mar.: fermé'],
    ['es', 'Lun, mié–dom: 10:00–18:00', 'Mar: cerrado'],
    ['de', 'Mo, Mi–So: 10:00–18:00', 'Di: geschlossen'],
  ] as const)('join equal days in %s', (locale, ...lines) => {
    expect(linesOf(museum, locale)).toEqual(lines);
  });

  it.each([
    ['en', 'Daily: 08:30 to one hour before sunset'],
    ['fr', 'Tous les jours: de 08:30 à une heure avant le coucher du soleil'],
    ['es', 'Todos los días: de 08:30 hasta una hora antes de la puesta del sol'],
    ['de', 'Täglich: 08:30 bis eine Stunde vor Sonnenuntergang'],
  ] as const)('end with the sun in %s', (locale, line) => {
    expect(linesOf(ruins, locale)).toEqual([line]);
  });

  it('name half hours around the sunset, and the sunset itself', () => {
    expect(linesOf(openingHours([{ from: '09:00', to: 'sunset+00:30' }]))).toEqual([
      'Daily: 09:00 to 30 minutes after sunset',
    ]);
    expect(linesOf(openingHours([{ from: '09:00', to: 'sunset' }]))).toEqual([
      'Daily: 09:00 to sunset',
    ]);
  });

  it('keep a break at midday, and days with hours of their own', () => {
    const days = ['mon', 'tue', 'wed', 'thu'] as const;
    const hours = openingHours([
      { days: [...days], from: '14:00', to: '18:00' },
      { days: [...days], from: '09:00', to: '12:00' },
      { days: ['sat', 'sun'], from: '20:00', to: '02:00' },
    ]);
    expect(linesOf(hours)).toEqual([
      'Mon–Thu: 09:00–12:00, 14:00–18:00',
      'Sat, Sun: 20:00–02:00',
      'Fri: closed',
    ]);
  });

  it('never end where the place never closes', () => {
    expect(linesOf(openingHours([{ from: '00:00', to: '00:00' }]))).toEqual([
      'Daily: day and night',
    ]);
  });
});

describe('the hours of a year', () => {
  const week = [{ from: '10:00', to: '18:00' }];

  it('name seasons by their months, or by their days', () => {
    const season = (from: string, to: string) =>
      linesOf(openingHours(week, { seasons: [{ from, to, week: [] }] }))[0];
    expect(season('10-01', '03-31')).toBe('# October to March');
    expect(season('12-01', '02-28')).toBe('# December to February');
    expect(season('06-15', '09-15')).toBe('# 15 June to 15 September');
  });

  it('have the rest of the year after the seasons, closed seasons, holidays and coming dates', () => {
    const hours = openingHours(week, {
      seasons: [{ from: '08-01', to: '08-31', week: [] }],
      publicHolidays: 'closed',
      exceptions: [
        { date: '2026-11-20', hours: [] },
        { date: '2026-12-24', hours: [{ from: '10:00', to: '14:00' }] },
      ],
    });
    expect(linesOf(hours)).toEqual([
      '# August',
      'Daily: closed',
      '# Rest of the year',
      'Daily: 10:00–18:00',
      'Public holidays: closed',
      '24 Dec 2026: 10:00–14:00',
    ]);
  });
});
