import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import admission from '../../messages/en/admission.json';
import dayHours from '../../messages/en/dayHours.json';
import en from '../../messages/en/programme.json';
import dayHoursFr from '../../messages/fr/dayHours.json';
import { catalogueOf, cityEntry, entryOf, everywhere, placeEntry } from '../content/testEntries.ts';
import type { Tour } from '../visitor/visitor.ts';
import { writeCalendar } from './exporters/calendar.ts';
import { writeGpx } from './exporters/gpx.ts';
import { writeKml } from './exporters/kml.ts';
import { writeText } from './exporters/text.ts';
import { makeProgramme } from './programme.ts';
import type { TranslateProgramme } from './programmeModel.ts';

/** Messages with their arguments inserted. */
const translate =
  (messages: object) =>
  (key: string, values: Record<string, string | number> = {}) => {
    const text = key.split('.').reduce<unknown>((tree, name) => Object(tree)[name], messages);
    return String(text).replace(/\{(\w+)[^{}]*\}/g, (_, name) => String(values[name]));
  };
const t: TranslateProgramme = translate(en);

const at = (longitude: number, latitude: number) => ({ longitude, latitude });
const point = (label: string, longitude: number) => ({ label, coordinates: at(longitude, 34) });
const AIRPORT = point('Airport', -5);
const RIAD = point('Riad', -5.5);

const catalogue = catalogueOf(
  cityEntry('fes', 1, { title: everywhere('Fez'), coordinates: at(-5, 34) }),
  cityEntry('meknes', 2, { title: everywhere('Meknes') }),
  placeEntry('gate', 'fes', {
    title: { en: 'The Gate; old, "new" & <blue>', fr: 'La Porte' },
    arabicTitle: 'باب',
    contact: { address: { street_address: 'Rue 1', city: 'fes' }, phone: '+212 5 00' },
    tip: { en: 'Look up.' },
    tags: ['culture-et-vestiges'],
    openingHours: {
      week: [{ days: ['mon'], from: '10:00', to: '12:30' }],
      asOf: '2026-02',
      source: 'the gate itself',
    },
  }),
  placeEntry('hall', 'fes', {
    contact: { address: { street_address: 'Market, Fez', city: 'fes' } },
    coordinates: undefined,
  }),
  placeEntry('lake', 'meknes', { coordinates: { ...at(-5.5, 34), confidence: 'town-level' } }),
  placeEntry('school', 'fes', {
    contact: { address: { city: 'fes' }, phone: '+212 535 00 00 00', asOf: '2019-05' },
    tags: ['culture-et-vestiges'],
    openingHours: {
      week: [{ from: '09:00', to: '12:00' }],
      approximate: true,
      asOf: '2020',
      source: 'a guidebook',
    },
    admission: [
      { who: 'foreign-adult', amount: 70, year: 2025, status: 'by-category' },
      { who: 'moroccan-child', amount: 0, note: { en: 'under twelve' } },
    ],
  }),
  placeEntry('tower', 'fes', {
    contact: { address: { city: 'fes' }, phone: '+212 535 11 11 11', asOf: '2027' },
    closedOn: ['fri', 'sun'],
    admission: [
      { who: 'other', amount: 20, year: 2024, note: { en: 'roof' } },
      { who: 'everyone', amount: 10, year: 2026 },
    ],
  }),
  placeEntry('inn', 'fes', { tags: ['restaurants'] }),
  placeEntry('town', 'fes', { tags: ['markets'], marketDays: ['tue'] }),
  entryOf('emergency', { _id: 'police', title: { en: 'Police' }, number: '19' }),
);

const TOUR: Tour = {
  startingPoint: AIRPORT,
  // A Monday.
  startDate: '2027-04-12',
  days: [
    { day: 1, city: 'fes', places: ['gate', 'hall'], night: RIAD },
    { day: 2, city: 'meknes', places: ['lake', 'gone'], night: RIAD },
    { day: 3, city: 'fes', places: ['gate'] },
  ],
};

const programmeOf = (tour: Tour = TOUR, locale: 'en' | 'fr' = 'en', now = '2027-01-31T10:00Z') =>
  makeProgramme({
    tour,
    catalogue,
    locale,
    t,
    tAdmission: translate(admission),
    tHours: translate(locale === 'fr' ? dayHoursFr : dayHours),
    siteUrl: 'https://visit.example',
    path: '/en/itinerary/x',
    now: new Date(now),
  });

describe('a programme', () => {
  it('starts and ends its days at the starting point or at the nights', () => {
    const ends = programmeOf().days.map(({ start, end }) => [start?.text, end?.text]);
    expect(ends).toEqual([
      ['Set out from Airport', 'Arrival at Riad'],
      ['Set out from Riad', 'Back at Riad'],
      ['Set out from Riad', 'Back at Airport'],
    ]);
    for (const { start, end } of programmeOf().days) {
      expect((end?.at ?? 0) - (start?.at ?? 0)).toBeGreaterThan(0);
    }
  });

  it('numbers its stops and contains their details', () => {
    const [day] = programmeOf().days;
    expect(day).toMatchObject({ heading: 'Day 1 - Fez', date: '2027-04-12' });
    expect(day?.dateText).toBe('Monday 12 April');
    const [gate, hall] = day?.stops ?? [];
    expect(gate).toMatchObject({
      number: 1,
      title: { text: 'The Gate; old, "new" & <blue>', lang: 'en' },
      arabicTitle: 'باب',
      address: 'Rue 1, Fez',
      phone: '+212 5 00',
      hours: 'Open 10:00–12:30',
      note: { text: 'Look up.', lang: 'en' },
      url: 'https://visit.example/en/poi/gate',
    });
    expect(gate?.times?.begin).toBe(600);
    // Without its own position, the stop is in the list and on the map, but has no times.
    expect(hall).toMatchObject({ number: 2, address: 'Market, Fez', point: at(-5, 34) });
    expect(hall?.vague).toBeDefined();
    expect(hall?.times).toBeUndefined();
  });

  it('has no legs of a few steps', () => {
    const legsOf = (from: typeof AIRPORT) => {
      const days = [{ day: 1, city: 'meknes', places: ['lake'] }];
      const programme = programmeOf({ ...TOUR, startingPoint: from, days });
      const [day] = programme.days;
      expect(day?.totals?.includes('travel')).toBe(from === AIRPORT);
      for (const write of [writeText, writeCalendar]) {
        expect(write(programme).includes('about ')).toBe(from === AIRPORT);
      }
      return [day?.stops[0]?.leg, day?.back];
    };
    const leg = expect.stringMatching(/^about .+ by car/);
    expect(legsOf(AIRPORT)).toEqual([leg, leg]);
    expect(legsOf(RIAD)).toEqual([undefined, undefined]);
  });

  it('contains hours, phone and admission, old ones with their year', () => {
    const stopsOf = (tour: Tour, locale: 'en' | 'fr' = 'en') =>
      programmeOf(tour, locale).days.flatMap(({ stops }) => stops);
    const dated = { ...TOUR, days: [{ day: 1, city: 'fes', places: ['school', 'tower'] }] };
    const [school, tower] = stopsOf(dated);
    expect(school).toMatchObject({ phone: '+212 535 00 00 00', phoneYear: '2019' });
    expect(school?.hours).toBe('Usually open 09:00–12:00 (2020)');
    expect(school?.admission).toBe(
      'Admission: Adults from abroad MAD\u00a070 (according to the 2025 decision) · ' +
        'Moroccan children free (under twelve)',
    );
    expect(tower).not.toHaveProperty('phoneYear');
    expect(tower?.hours).toBeUndefined();
    expect(tower?.admission).toBe('Admission: roof MAD\u00a020 (2024) · MAD\u00a010 (2026)');
    const { startDate: _, ...undated } = dated;
    expect(stopsOf(undated).map(({ hours }) => hours)).toEqual([
      undefined,
      'Closed on Fridays and Sundays',
    ]);
    expect(stopsOf(undated, 'fr')[1]?.hours).toBe('Fermé le vendredi et le dimanche');
    expect(programmeOf(dated).days[0]?.warnings).toEqual([]);
  });

  it('exports hours, phone and admission in each format', () => {
    const tour = { ...TOUR, days: [{ day: 1, city: 'fes', places: ['school'] }] };
    for (const write of [writeText, writeGpx, writeKml, writeCalendar]) {
      const text = write(programmeOf(tour)).replaceAll('\r\n ', '');
      expect(text).toContain('+212 535 00 00 00 (2019)');
      expect(text).toContain('Usually open 09:00–12:00 (2020)');
      expect(text).toContain('Adults from abroad MAD\u00a070');
    }
  });

  it('warns about closed and removed places', () => {
    const warnings = programmeOf().days.map((day) => day.warnings);
    expect(warnings[0]).toEqual([]);
    expect(warnings[1]).toEqual(['No longer in our guide: gone']);
    expect(warnings[2]).toEqual(['The Gate; old, "new" & <blue> is only open on Mondays.']);
    const friday = { ...TOUR, startDate: '2027-04-16' };
    const days = [{ day: 1, city: 'fes', places: ['tower'] }];
    expect(programmeOf({ ...friday, days }).days[0]?.warnings).toEqual([
      'tower is closed on Fridays and Sundays.',
    ]);
  });

  it('explains by hours why a stop fixed by hand is not possible', () => {
    const warningsOf = (place: string, at: string) =>
      programmeOf({
        ...TOUR,
        days: [{ day: 1, city: 'fes', places: [place], stays: [{ place, at }] }],
      }).days[0]?.warnings;
    expect(warningsOf('gate', '15:00')).toEqual([
      'You reach The Gate; old, "new" & <blue> too late for a visit within its opening hours. ' +
        'Closes at 12:30.',
    ]);
    expect(warningsOf('gate', '09:30')).toEqual([
      'The Gate; old, "new" & <blue> cannot begin at the time that was set. Opens at 10:00.',
    ]);
  });

  it('names lunch at a restaurant, and the weekly market', () => {
    const stops = programmeOf({
      ...TOUR,
      days: [
        { day: 1, city: 'fes', places: ['inn'], stays: [{ place: 'inn', at: '12:30' }] },
        { day: 2, city: 'fes', places: ['town'] },
        { day: 3, city: 'fes', places: ['town', 'inn'] },
      ],
    }).days.flatMap((day) => day.stops);
    expect(stops.map(({ occasion }) => occasion)).toEqual([
      'Lunch',
      'Market day',
      'Market on Tuesdays',
      undefined,
    ]);
  });

  it('uses its language, or that of a text without a translation', () => {
    const gate = programmeOf(TOUR, 'fr').days[0]?.stops[0];
    expect(gate?.title).toEqual({ text: 'La Porte', lang: 'fr' });
    expect(gate?.note).toEqual({ text: 'Look up.', lang: 'en' });
  });

  it('has a remark about unknown opening hours only if needed', () => {
    expect(programmeOf().remarks).toContain(en.hoursUnknown);
    const known = { ...TOUR, days: [{ day: 1, city: 'fes', places: ['gate'] }] };
    expect(programmeOf(known).remarks).not.toContain(en.hoursUnknown);
  });

  it('accepts empty days in any order and removed cities', () => {
    const days = [
      { day: 3, city: 'gone-city', places: [] },
      { day: 1, city: 'fes', places: [] },
    ];
    const programme = programmeOf({ days });
    expect(programme.days.map(({ heading }) => heading)).toEqual([
      'Day 1 - Fez',
      'Day 3 - gone-city',
    ]);
    expect(programme.days[0]?.warnings).toEqual([en.empty]);
    expect(programme.cover).toBe('posters/cities/fes.svg');
    expect(writeText(programme)).toContain('Police: 19');
  });
});

describe('its exports', () => {
  it('escape special characters of the format', () => {
    const ics = writeCalendar(programmeOf());
    expect(ics).toContain('SUMMARY:The Gate\\; old\\, "new" & <blue>\r\n');
    const gpx = writeGpx(programmeOf());
    expect(gpx).toContain('<name>1.1 The Gate; old, &#34;new&#34; &#38; &#60;blue&#62;</name>');
    const control = { ...TOUR, startingPoint: point('A\u0000\u000bB\ud800 ]]>', -5) };
    expect(writeGpx(programmeOf(control))).toContain('<name>AB ]]&#62;</name>');
  });

  it('fold calendar lines at 75 bytes without splitting characters', () => {
    const named = { ...TOUR, startingPoint: point('é'.repeat(100), -5) };
    const ics = writeCalendar(programmeOf(named));
    for (const line of ics.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\ufffd');
    }
  });

  it('use whole-day events without times, and start tomorrow without a date', () => {
    const ics = writeCalendar(programmeOf());
    expect(ics).toContain('DTSTART:20270412T100000Z\r\n');
    expect(ics).toContain('DTSTART;VALUE=DATE:20270412\r\n');
    const { startDate: _, ...undated } = TOUR;
    expect(writeCalendar(programmeOf(undated))).toContain('DTSTART:20270201T');
  });

  const eventsOf = (tour?: Tour, now?: string) => {
    const root = new ICAL.Component(ICAL.parse(writeCalendar(programmeOf(tour, 'en', now))));
    expect(root.getFirstProperty('method')).toBeNull();
    return root.getAllSubcomponents('vevent').map((event) => {
      const { uid, summary, location, startDate, endDate } = new ICAL.Event(event);
      const [start, end] = [startDate, endDate].map((time) => time?.toJSDate().toISOString());
      const sequence = Number(event.getFirstPropertyValue('sequence'));
      return { uid, summary, location, start, end, sequence, isDay: startDate.isDate };
    });
  };

  it('have calendar entries for departure, stops, way back and nights, in UTC', () => {
    const events = eventsOf();
    // The gate is at the airport: there is no way from one to the other.
    expect(events.map(({ summary }) => summary)).toEqual([
      'The Gate; old, "new" & <blue>',
      'hall',
      'Arrival at Riad',
      'Night: Riad',
      'lake',
      'Night: Riad',
      'Set out from Riad',
      'The Gate; old, "new" & <blue>',
    ]);
    expect(events[0]?.start).toBe('2027-04-12T10:00:00.000Z');
    const [departure, gate] = events.slice(-2);
    expect(departure).toMatchObject({ location: 'Riad, Morocco', isDay: false });
    expect(departure?.end && departure.end <= String(gate?.start)).toBe(true);
    expect(events.map(({ location }) => location).slice(0, 2)).toEqual([
      'The Gate; old, "new" & <blue>, Rue 1, Fez, Morocco',
      'hall, Market, Fez, Morocco',
    ]);
    expect(events.filter(({ isDay }) => isDay)).toHaveLength(3);
    const { days: _, ...empty } = TOUR;
    const early = {
      ...empty,
      startDate: '2026-09-14',
      days: [{ day: 1, city: 'fes', places: ['gate'] }],
    };
    expect(writeCalendar(programmeOf(early))).toMatch(/DTSTART:20260914T\d{6}\r/);
  });

  it('name no place twice in a location', () => {
    const town = { ...TOUR, days: [{ day: 1, city: 'fes', places: ['school'] }] };
    const renamed = programmeOf(town);
    for (const stop of renamed.days[0]?.stops ?? []) stop.title.text = 'Fez';
    expect(writeCalendar(renamed)).toContain('LOCATION:Fez\\, Morocco\r\n');
  });

  it('keep the UIDs of a plan that moves by a day, with a greater sequence', () => {
    const before = eventsOf();
    const after = eventsOf({ ...TOUR, startDate: '2027-04-13' }, '2027-01-31T10:05Z');
    const stops = (events: typeof before) =>
      events.filter(({ summary }) => !/^(Set|Arr|Back)/.test(summary)).map(({ uid }) => uid);
    expect(stops(after)).toEqual(stops(before));
    expect(new Set(before.map(({ uid }) => uid)).size).toBe(before.length);
    expect(after[0]?.sequence).toBeGreaterThan(before[0]?.sequence ?? Number.POSITIVE_INFINITY);
    // A 32-bit number, which some readers need.
    expect(after[0]?.sequence).toBeLessThan(2 ** 31);
  });

  it('have one name for each point of a GPX file, and a track per day after the routes', () => {
    const hotel = (longitude: number) => point('Hotel', longitude);
    const [first, second, third] = TOUR.days;
    const gpx = writeGpx(
      programmeOf({
        ...TOUR,
        days: [
          { ...first, day: 1, city: 'fes', places: ['gate', 'hall'], night: hotel(-5.2) },
          { ...second, day: 2, city: 'meknes', places: ['lake'], night: hotel(-5.4) },
          { ...third, day: 3, city: 'fes', places: ['gate'] },
        ],
      }),
    );
    const names = new Map<string, Set<string>>();
    for (const [, at = '', name = ''] of gpx.matchAll(
      /<(?:wpt|rtept) ([^>]*)><name>(.*?)<\/name>/g,
    )) {
      names.set(name, (names.get(name) ?? new Set()).add(at));
    }
    expect([...names.keys()]).toContain('Hotel 2');
    expect([...names].filter(([, points]) => points.size > 1)).toEqual([]);
    const waypoints = [...gpx.matchAll(/<wpt [^>]*><name>(.*?)<\/name>/g)].map(([, name]) => name);
    const inRoutes = [...gpx.matchAll(/<rtept [^>]*><name>(\d.*?)<\/name>/g)].map(
      ([, name]) => name,
    );
    expect(inRoutes).toEqual(waypoints);
    const order = [...gpx.matchAll(/<(wpt|rte|trk)[ >]/g)].map(([, tag]) => tag);
    expect(order).toEqual([
      ...Array(4).fill('wpt'),
      ...Array(3).fill('rte'),
      ...Array(3).fill('trk'),
    ]);
    expect(gpx.match(/<trkpt /g)).toHaveLength(gpx.match(/<rtept /g)?.length ?? 0);
  });
});
