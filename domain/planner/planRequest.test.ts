import { describe, expect, it } from 'vitest';
import type { TripPoint } from './model.ts';
import { readPlanRequest } from './planRequest.ts';

const fez: TripPoint = { label: 'Fez', coordinates: { longitude: -5, latitude: 34 } };
const read = (query: string) =>
  readPlanRequest(
    new URLSearchParams(query),
    (value) => (value === 'fes' ? fez : undefined),
    (tag) => ['birds', 'craft'].includes(tag),
  );

it('returns the defaults and no request for an empty query', () => {
  expect(read('')).toEqual({ requested: expect.objectContaining({ days: 3, pace: 'steady' }) });
});

it('parses a complete request', () => {
  const { planRequest } = read(
    'start=fes&days=5&from=2026-12-01&pace=calm&by=transit&for=birds&for=x&for=birds&budget=2',
  );
  expect(planRequest).toEqual({
    startingPoint: fez,
    days: 5,
    startDate: '2026-12-01',
    pace: 'calm',
    by: 'transit',
    interests: { birds: 1 },
    budget: 2,
  });
});

it('derives the number of days from the first and last day', () => {
  expect(read('start=fes&from=2026-12-30&to=2027-01-02').planRequest?.days).toBe(4);
});

it('reads first and last day in either order, for the form too', () => {
  const { requested, planRequest } = read('start=fes&from=2026-12-10&to=2026-12-05');
  expect(planRequest).toMatchObject({ startDate: '2026-12-05', days: 6 });
  expect(requested).toMatchObject({ from: '2026-12-05', days: 6 });
});

it('limits the number of days for the form', () => {
  expect(read('days=many').requested.days).toBe(3);
  expect(read('start=fes&days=20').requested.days).toBe(20);
  expect(read('start=fes&days=99').requested.days).toBe(31);
});

describe('problems', () => {
  it.each([
    ['days=3', 'start'],
    ['start=atlantis&days=3', 'start'],
    ['start=fes&days=0', 'days'],
    ['start=fes&days=-2', 'days'],
    ['start=fes&days=15', 'days'],
    ['start=fes&days=10000', 'days'],
    ['start=fes&days=many', 'days'],
    ['start=fes&days=2.5', 'days'],
    ['start=fes&days=2&from=2026-02-30', 'date'],
    ['start=fes&days=2&from=tomorrow', 'date'],
  ])('in %s: %s', (query, problem) => {
    const answer = read(query);
    expect(answer.problem).toBe(problem);
    expect(answer.planRequest).toBeUndefined();
  });
});
