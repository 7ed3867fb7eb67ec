/** Proposed tours from the content of the project, checked for what a traveller expects. */
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../domain/content/catalogue.ts';
import { openingHours } from '../../domain/content/testEntries.ts';
import { validateImport } from '../../domain/content/validateImport.ts';
import { distanceBetween } from '../../domain/geo/distance.ts';
import { GATEWAYS } from '../../domain/planner/gateways.ts';
import type {
  PlanPlace,
  PlanRequest,
  ScheduledDay,
  TripPoint,
} from '../../domain/planner/model.ts';
import { planPlaceOf } from '../../domain/planner/planPlace.ts';
import { proposeTour } from '../../domain/planner/propose.ts';
import { scheduleTour } from '../../domain/planner/schedule.ts';
import { type Town, townsOf } from '../../domain/planner/town.ts';
import type { Tour } from '../../domain/visitor/visitor.ts';
import { readContent } from './files.ts';

let places: PlanPlace[];
let towns: Town[];

beforeAll(async () => {
  const { raws } = await readContent(fileURLToPath(new URL('../../content', import.meta.url)));
  const catalogue = buildCatalogue(1, validateImport(raws).accepted);
  places = catalogue.places.all.flatMap((place) => planPlaceOf(place, catalogue, 'en') ?? []);
  towns = townsOf(catalogue, 'en');
});

const placeOf = (id: string) => places.find((place) => place.id === id);

function at(name: string): TripPoint {
  const town = towns.find(({ id }) => id === name);
  const gateway = GATEWAYS.find(({ id }) => id === name);
  const point = town?.point ?? gateway?.point;
  if (!point) throw new Error(`there is no ${name}`);
  return { label: name, coordinates: point };
}

const BOU_JELOUD = { label: 'a riad', coordinates: { longitude: -4.983, latitude: 34.0615 } };

const requestOf = (from: string, days: number, more: Partial<PlanRequest> = {}): PlanRequest => ({
  startingPoint: from === 'riad' ? BOU_JELOUD : at(from),
  days,
  pace: 'steady',
  by: 'car',
  interests: {},
  ...more,
});

function propose(request: PlanRequest): { tour: Tour; days: ScheduledDay[]; stops: PlanPlace[] } {
  const tour = proposeTour(request, places, towns);
  const days = scheduleTour(tour, placeOf);
  return { tour, days, stops: days.flatMap((day) => day.stops.map(({ place }) => place)) };
}

const REQUESTS: [string, number, Partial<PlanRequest>][] = [
  ['fes', 1, {}],
  ['fes', 3, { pace: 'full' }],
  ['fes', 5, { by: 'transit', interests: { craft: 1, markets: 1 } }],
  ['fes', 14, {}],
  ['fes', 2, { by: 'foot' }],
  ['meknes', 1, { by: 'foot' }],
  ['riad', 1, { by: 'foot' }],
  ['riad', 5, { by: 'foot', pace: 'full' }],
  ['meknes', 1, { by: 'transit', pace: 'calm' }],
  ['meknes', 3, { interests: { history: 1 } }],
  ['meknes', 5, { pace: 'full', budget: 1 }],
  ['ifrane', 1, {}],
  ['ifrane', 3, { interests: { hiking: 1, forest: 1, birds: 1 }, pace: 'calm' }],
  ['ifrane', 5, { by: 'transit' }],
  ['ifrane', 3, { startDate: '2026-12-21', pace: 'full' }],
  ['taza', 3, {}],
  ['airport-fes', 1, {}],
  ['airport-fes', 5, {}],
  ['airport-fes', 14, { by: 'transit', pace: 'calm' }],
  ['station-meknes', 3, { by: 'transit', interests: { food: 1 } }],
];

describe.each(REQUESTS)('from %s for %i days %j', (from, days, more) => {
  it('fits the request and has no warnings', () => {
    const request = requestOf(from, days, more);
    const plan = propose(request);
    expect(plan.tour).toMatchObject({
      startingPoint: request.startingPoint,
      by: request.by,
      pace: request.pace,
    });
    expect(plan.tour.days.map(({ day }) => day)).toEqual(
      Array.from({ length: days }, (_, index) => index + 1),
    );
    expect(plan.days.flatMap(({ warnings }) => warnings)).toEqual([]);
    expect(plan.tour.days.at(-1)?.night).toBeUndefined();
    expect(plan.days[0]?.start).toEqual(request.startingPoint);
    expect(plan.days.at(-1)?.end).toEqual(request.startingPoint);
    const ids = plan.stops.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(plan.stops.filter(({ lodging }) => lodging)).toEqual([]);
    for (const { priceLevel } of plan.stops) {
      expect(priceLevel).toBeLessThanOrEqual(request.budget ?? 3);
    }
    const maxStops = { calm: 4, steady: 6, full: 8 }[request.pace];
    // Lunch is an additional stop.
    for (const { stops } of plan.days) expect(stops.length).toBeLessThanOrEqual(maxStops + 1);
    expect(plan.days.filter(({ stops }) => stops.length > 0).length).toBeGreaterThanOrEqual(
      Math.min(days, 5),
    );
  });
});

describe('a first visit', () => {
  it('of one day to Fez stays in Fez with its main sights', () => {
    const { tour, stops } = propose(requestOf('fes', 1));
    expect(tour.days[0]?.city).toBe('fes');
    expect(stops.length).toBeGreaterThanOrEqual(4);
    expect(stops.map(({ id }) => id)).toContain('bou-inania-madrasa-fes');
    expect(stops.map(({ id }) => id)).not.toContain('jbel-zalagh');
  });

  it('of three days to Fez sees the first sights of the region, with Meknes and Volubilis', () => {
    const { tour, stops } = propose(requestOf('fes', 3));
    expect(tour.days.map(({ city }) => city)).toContain('meknes');
    const ids = stops.map(({ id }) => id);
    expect(ids).toContain('volubilis');
    const firstSights = [
      'bab-bou-jeloud',
      'bab-mansour',
      'bou-inania-madrasa-fes',
      'chouara-tannery',
    ];
    expect(firstSights.filter((id) => !ids.includes(id))).toEqual([]);
    // The whole site and not its houses as well.
    expect(ids.filter((id) => id.startsWith('volubilis-'))).toEqual([]);
  });

  it('from the airport sleeps in Fez first, not in the smaller town that is nearer', () => {
    for (const days of [2, 5]) {
      expect(propose(requestOf('airport-fes', days)).tour.days[0]?.night?.label).toBe('Fez');
    }
  });

  it('of five days from the airport has nights in towns and includes Volubilis', () => {
    const { tour, stops } = propose(requestOf('airport-fes', 5));
    for (const { night } of tour.days.slice(0, -1)) {
      expect(towns.map(({ title }) => title)).toContain(night?.label);
    }
    expect(stops.map(({ id }) => id)).toContain('volubilis');
  });

  it('of two weeks has nights near known lodgings, with few moves', () => {
    const { tour } = propose(requestOf('fes', 14));
    const nights = tour.days.flatMap(({ night }) => night ?? []);
    expect(nights.length).toBeGreaterThan(0);
    for (const { coordinates } of nights) {
      const near = places.some(
        ({ lodging, point }) => lodging && distanceBetween(point, coordinates) <= 4000,
      );
      expect(near).toBe(true);
    }
    const moves = [undefined, ...tour.days.map(({ night }) => night?.label)];
    expect(moves.filter((label, day) => day > 0 && label !== moves[day - 1]).length).toBeLessThan(
      5,
    );
  });
});

describe('a proposal', () => {
  it('follows the interests', () => {
    const like = (interests: PlanRequest['interests']) =>
      propose(requestOf('fes', 3, { interests })).stops;
    const share = (stops: PlanPlace[], tag: string) =>
      stops.filter(({ tags }) => tags.includes(tag)).length / stops.length;
    expect(share(like({ water: 1 }), 'water')).toBeGreaterThan(share(like({ craft: 1 }), 'water'));
    expect(share(like({ craft: 1 }), 'craft')).toBeGreaterThan(0.6);
  });

  it('stays within walking distance on foot', () => {
    for (const { point } of propose(requestOf('riad', 2, { by: 'foot' })).stops) {
      expect(distanceBetween(point, BOU_JELOUD.coordinates)).toBeLessThanOrEqual(2500);
    }
  });

  it('has no stops on foot far from everything, but a city', () => {
    const desert = { label: 'far', coordinates: { longitude: -3.2, latitude: 32.6 } };
    const { tour } = propose({ ...requestOf('fes', 2, { by: 'foot' }), startingPoint: desert });
    expect(tour.days.map(({ places: ids }) => ids)).toEqual([[], []]);
    for (const { city } of tour.days) expect(towns.map(({ id }) => id)).toContain(city);
  });

  it('respects closing days if there is a date', () => {
    const closed = openingHours([{ days: ['tue'], from: '09:00', to: '17:00' }]);
    const all = places;
    places = all.map((place) =>
      place.tags.includes('museums') || place.id === 'bou-inania-madrasa-fes'
        ? { ...place, hours: closed }
        : place,
    );
    const open = propose(
      requestOf('fes', 3, { interests: { museums: 1 }, startDate: '2026-11-24' }),
    );
    const onClosingDay = propose(requestOf('fes', 1, { startDate: '2026-11-25' }));
    places = all;
    expect(open.days[0]?.date).toBe('2026-11-24');
    expect(open.days.flatMap(({ warnings }) => warnings)).toEqual([]);
    expect(onClosingDay.days.flatMap(({ warnings }) => warnings)).toEqual([]);
    expect(onClosingDay.stops.map(({ id }) => id)).not.toContain('bou-inania-madrasa-fes');
    expect(onClosingDay.stops.length).toBeGreaterThanOrEqual(4);
  });

  it('has no warnings if all places close at noon', () => {
    const hours = openingHours([
      { from: '09:00', to: '12:15' },
      { from: '14:00', to: '17:00' },
    ]);
    const all = places;
    places = all.map((place) => ({ ...place, hours }));
    const plans = (['calm', 'steady', 'full'] as const).flatMap((pace) =>
      ['fes', 'meknes', 'ifrane', 'azrou'].map((from) =>
        propose(requestOf(from, 3, { pace, startDate: '2026-11-24' })),
      ),
    );
    places = all;
    expect(plans.flatMap((plan) => plan.days.flatMap(({ warnings }) => warnings))).toEqual([]);
    for (const { stops } of plans) expect(stops.length).toBeGreaterThanOrEqual(6);
  });

  it.each([[{}], [{ food: 1 }], [{ history: 1 }]])('has one lunch a day (%j)', (interests) => {
    const { days } = propose(requestOf('fes', 3, { interests }));
    const lunches = days.map(({ stops }) =>
      stops.filter(({ place }) => place.tags.includes('restaurants')),
    );
    expect(lunches.flat().length).toBeGreaterThan(0);
    for (const lunchesOfDay of lunches) expect(lunchesOfDay.length).toBeLessThanOrEqual(1);
    for (const { begin } of lunches.flat()) {
      expect(begin).toBeGreaterThanOrEqual(11.5 * 60);
      expect(begin).toBeLessThanOrEqual(15 * 60);
    }
  });

  it('has time for lunch on every full day', () => {
    const { days } = propose(requestOf('fes', 7));
    for (const { from, to, stops, lunchFirst } of days) {
      if (from > 12 * 60 || to < 14.5 * 60) continue;
      expect(lunchFirst ?? stops.find(({ lunch, meal }) => lunch ?? meal)).toBeDefined();
    }
  });

  it('visits a weekly market on its day', () => {
    // The second day is a Tuesday.
    const { days } = propose(
      requestOf('azrou', 3, { startDate: '2026-11-30', interests: { markets: 1 } }),
    );
    const markets = days.flatMap(({ date, stops }) =>
      stops.flatMap(({ place, market }) => (market ? [[date, place.id, market.today]] : [])),
    );
    expect(markets).toContainEqual(['2026-12-01', 'azrou-town', true]);
    for (const [, , today] of markets) expect(today).toBe(true);
  });

  it('is the same each time', () => {
    const request = requestOf('fes', 5, { interests: { history: 1 } });
    expect(proposeTour(request, places, towns)).toEqual(proposeTour(request, places, towns));
  });
});
