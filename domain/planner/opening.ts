/** When a visit can begin, and the warnings where it cannot. */
import type { PlanPlace, Warning } from './model.ts';
import { beginWithin, closingDays, planHours } from './planHours.ts';

/** Start of a visit after arriving at `arrive`; adds a warning if the place is closed. */
export function opening(
  place: PlanPlace,
  arrive: number,
  date: string | undefined,
  warnings: Warning[],
): number {
  if (place.closed) {
    warnings.push({ kind: 'closed', place: place.id });
    return arrive;
  }
  const begin = beginOf(place, arrive, date);
  const hours = planHours(place, date);
  if (begin !== undefined || !hours) return begin ?? arrive;
  const closes = hours.spans.at(-1)?.to;
  if (closes === undefined) {
    const days = closingDays(place, date);
    const kind = hours.firm ? 'closed' : 'usuallyClosed';
    warnings.push({ kind, place: place.id, ...(days && { days }) });
  } else if (hours.firm) warnings.push({ kind: 'late', place: place.id, closes });
  return arrive;
}

/** Possible start of a visit; undefined if it is too late. */
export function beginOf(
  place: PlanPlace,
  arrive: number,
  date: string | undefined,
): number | undefined {
  const hours = planHours(place, date);
  return hours ? beginWithin(hours.spans, arrive, place.minutes) : arrive;
}
