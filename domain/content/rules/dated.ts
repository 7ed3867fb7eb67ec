import { type CodedProblem, type Finding, toProblem } from '../contentProblem.ts';
import type { Entry } from '../kinds.ts';
import type { Place } from '../place.ts';

/** Older hours are habits: pages say nothing of the present state with them. */
const OLDEST_TIMETABLE = '2021';

/**
 * Rule: a phone number, a price and opening hours name their year, and the entry names a source. No
 * year is later than the day on which the entry was checked, and hours from before 2021 are approximate.
 */
export function checkDated(entries: readonly Entry[]): CodedProblem[] {
  return entries.flatMap((entry) => {
    if (entry.kind !== 'places' || entry.data.sample) return [];
    return findingsOf(entry.data).map(toProblem(entry));
  });
}

function findingsOf(place: Place): Finding[] {
  const { contact, openingHours, closedOn, admission, sources } = place;
  const findings: Finding[] = [];
  if (contact.phone && !contact.asOf) {
    findings.push(['contact.asOf', 'phoneWithoutYear']);
  }
  if (openingHours && !openingHours.approximate && openingHours.asOf < OLDEST_TIMETABLE) {
    findings.push(['openingHours', 'oldHours', { year: openingHours.asOf }]);
  }
  const given: [string, boolean][] = [
    ['openingHours', openingHours !== undefined],
    ['closedOn', closedOn.length > 0],
    ['admission', admission.length > 0],
  ];
  if (!sources.some((source) => !/general knowledge/i.test(source))) {
    for (const [field, isGiven] of given) {
      if (isGiven) findings.push([field, 'givenWithoutSource']);
    }
  }
  return [...findings, ...checkYears(place)];
}

/** Values that are newer than the day on which the entry was checked. */
function checkYears({ contact, openingHours, admission, evidence, checkedOn }: Place): Finding[] {
  if (!checkedOn) return [];
  const dates: [string, string | undefined][] = [
    ['contact.asOf', contact.asOf],
    ['openingHours.asOf', openingHours?.asOf],
    ['evidence.asOf', evidence?.asOf],
    ...admission.map(({ year }, index): [string, string | undefined] => [
      `admission.${index}.year`,
      year?.toString(),
    ]),
  ];
  return dates.flatMap(([field, date]): Finding[] =>
    date && date > checkedOn ? [[field, 'newerThanCheck', { date, checkedOn }]] : [],
  );
}
