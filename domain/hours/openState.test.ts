import { describe, expect, it } from 'vitest';
import { OpeningHours } from '../content/openingHours.ts';
import { openState } from './openState.ts';

const NO_DAYS = { holidays: [], ramadan: [] };
const VOLUBILIS = { longitude: -5.555, latitude: 34.074 };

const hours = (value: object) =>
  OpeningHours.parse({ asOf: '2026', source: 'https://example.org/', ...value });

/** Closed on Tuesdays, a midday break on the others. */
const museum = hours({
  week: [
    { days: ['mon', 'wed', 'thu', 'fri', 'sat', 'sun'], from: '09:00', to: '12:00' },
    { days: ['mon', 'wed', 'thu', 'fri', 'sat', 'sun'], from: '14:00', to: '18:00' },
  ],
});

const at = (moment: string, value = museum, days: Parameters<typeof openState>[2] = NO_DAYS) =>
  openState(value, new Date(moment), days, VOLUBILIS);

describe('openState', () => {
  // 2026-11-23 is a Monday.
  it('is open from the first minute until the last', () => {
    expect(at('2026-11-23T09:00Z')).toEqual({ state: 'open', until: 12 * 60 });
    expect(at('2026-11-23T11:59:59Z')).toEqual({ state: 'open', until: 12 * 60 });
  });

  it('opens again after a break', () => {
    expect(at('2026-11-23T12:00Z')).toEqual({
      state: 'opens',
      date: '2026-11-23',
      minutes: 14 * 60,
      allDay: false,
    });
  });

  it('is closed all day on its closing day', () => {
    expect(at('2026-11-24T10:00Z')).toEqual({
      state: 'opens',
      date: '2026-11-25',
      minutes: 9 * 60,
      allDay: true,
    });
  });

  it('stays open over midnight', () => {
    const bar = hours({ week: [{ days: ['sat'], from: '20:00', to: '02:00' }] });
    expect(at('2026-11-28T23:30Z', bar)).toEqual({ state: 'open', until: 120 });
    expect(at('2026-11-29T01:59Z', bar)).toEqual({ state: 'open', until: 120 });
    expect(at('2026-11-29T02:00Z', bar)).toMatchObject({ state: 'opens', date: '2026-12-05' });
  });

  it('closes an hour before sunset', () => {
    const site = hours({ week: [{ from: '08:30', to: 'sunset-01:00' }] });
    // Sunset at Volubilis: 17:15 on 22 November, 19:37 on 21 June.
    const winter = at('2026-11-22T10:00Z', site);
    expect(winter).toEqual({ state: 'open', until: expect.closeTo(16 * 60 + 15, -1) });
    const summer = at('2027-06-21T10:00Z', site);
    expect(summer).toEqual({ state: 'open', until: expect.closeTo(18 * 60 + 37, -1) });
  });

  it('follows the season', () => {
    const seasonal = hours({
      week: [{ from: '10:00', to: '18:00' }],
      seasons: [{ from: '10-01', to: '03-31', week: [{ from: '10:00', to: '17:00' }] }],
    });
    expect(at('2027-01-10T12:00Z', seasonal)).toEqual({ state: 'open', until: 17 * 60 });
    expect(at('2027-04-01T12:00Z', seasonal)).toEqual({ state: 'open', until: 18 * 60 });
  });

  it('knows neither holidays nor Ramadan unless the entry tells', () => {
    const days = {
      holidays: ['2027-01-11'],
      ramadan: [{ start: '2027-02-08', end: '2027-03-09' }],
    };
    expect(at('2027-01-11T10:00Z', museum, days)).toEqual({ state: 'unsure', why: 'holiday' });
    expect(at('2027-03-08T10:00Z', museum, days)).toEqual({ state: 'unsure', why: 'ramadan' });
    const closed = { ...museum, publicHolidays: 'closed' as const };
    expect(at('2027-01-11T10:00Z', closed, days)).toMatchObject({ state: 'opens', allDay: true });
    const open = { ...museum, publicHolidays: 'open' as const };
    expect(at('2027-01-11T10:00Z', open, days)).toEqual({ state: 'open', until: 12 * 60 });
  });

  it('obeys the exception of a date', () => {
    const exceptional = hours({
      week: [{ from: '09:00', to: '17:00' }],
      exceptions: [{ date: '2026-11-23', hours: [] }],
    });
    expect(at('2026-11-23T10:00Z', exceptional)).toMatchObject({ state: 'opens', allDay: true });
  });

  it('goes on where the next hours begin', () => {
    const two = hours({
      week: [
        { from: '09:00', to: '12:00' },
        { from: '11:30', to: '18:00' },
      ],
    });
    expect(at('2026-11-23T10:00Z', two)).toEqual({ state: 'open', until: 18 * 60 });
    const night = hours({
      week: [
        { from: '20:00', to: '00:00' },
        { from: '00:00', to: '02:00' },
      ],
    });
    expect(at('2026-11-23T23:00Z', night)).toEqual({ state: 'open', until: 120 });
    const early = hours({
      week: [
        { from: '20:00', to: '04:00' },
        { from: '04:00', to: '10:00' },
      ],
    });
    expect(at('2026-11-23T01:00Z', early)).toEqual({ state: 'open', until: 600 });
  });

  it('has no end where it is open day and night', () => {
    const always = hours({
      week: [
        { from: '00:00', to: '12:00' },
        { from: '12:00', to: '00:00' },
      ],
    });
    expect(at('2026-11-23T23:00Z', always)).toEqual({ state: 'open' });
    const holiday = { holidays: ['2026-11-24'], ramadan: [] };
    expect(at('2026-11-23T23:00Z', always, holiday)).toEqual({ state: 'open' });
  });

  it('keeps a season to the end of February on the 29th', () => {
    const winter = hours({
      week: [{ from: '10:00', to: '18:00' }],
      seasons: [{ from: '12-01', to: '02-28', week: [{ from: '10:00', to: '16:00' }] }],
    });
    expect(at('2028-02-29T12:00Z', winter)).toEqual({ state: 'open', until: 16 * 60 });
    for (const day of ['02-29', '02-31', '04-31', '00-10', '13-01']) {
      const seasons = [{ from: '01-01', to: day, week: [] }];
      expect(OpeningHours.safeParse({ ...winter, seasons }).success).toBe(false);
    }
  });

  it('says nothing of approximate hours', () => {
    expect(at('2026-11-23T10:00Z', { ...museum, approximate: true })).toBeUndefined();
  });

  it('is in the time of the region before September 2026 too, which was UTC+1', () => {
    expect(at('2026-08-03T08:00Z')).toEqual({ state: 'open', until: 12 * 60 });
  });
});
