import { element, textElement, XML } from '../../format/xml.ts';
import type { Point } from '../../geo/point.ts';
import type { Moment, Programme, ProgrammeDay, ProgrammeStop } from '../programmeModel.ts';
import { stopLines, stopTimes } from './stopLines.ts';

/** The unique name of a point of the file. */
type NameOf = (name: string, point: Point) => string;

/**
 * The programme as GPX 1.1: a waypoint per stop, then a route and a track per day, from start to end. Some
 * formats that GPX is converted to have tracks only. The schema prescribes the order of elements.
 */
export function writeGpx(programme: Programme): string {
  const { title, url, days } = programme;
  const nameOf = uniqueNames();
  const stopElementOf = (day: ProgrammeDay, tag: 'wpt' | 'rtept', stop: ProgrammeStop) =>
    stopElement(tag, stop, nameOf(`${day.day}.${stop.number} ${stop.title.text}`, stop.point));
  const waypoints = days.flatMap((day) => day.stops.map((stop) => stopElementOf(day, 'wpt', stop)));
  const routes = days.map((day) =>
    element(
      'rte',
      {},
      textElement('name', day.heading),
      textElement('desc', day.dateText),
      momentElement(day.start, nameOf),
      ...day.stops.map((stop) => stopElementOf(day, 'rtept', stop)),
      momentElement(day.end, nameOf),
    ),
  );
  return (
    XML +
    element(
      'gpx',
      { version: '1.1', creator: 'Fes-Meknes', xmlns: 'http://www.topografix.com/GPX/1/1' },
      element('metadata', {}, textElement('name', title), element('link', { href: url })),
      ...waypoints,
      ...routes,
      ...days.map(track),
    )
  );
}

function track({ heading, dateText, start, stops, end }: ProgrammeDay): string {
  const points = [start, ...stops, end].flatMap((item) => item?.point ?? []);
  return element(
    'trk',
    {},
    textElement('name', heading),
    textElement('desc', dateText),
    element('trkseg', {}, ...points.map((point) => element('trkpt', at(point)))),
  );
}

/**
 * Devices tie points by their names: a stop has one name wherever it is written, and two points never share
 * one. The second hotel called "Hotel" becomes "Hotel 2".
 */
function uniqueNames(): NameOf {
  const taken = new Map<string, string>();
  return (name, { longitude, latitude }) => {
    const point = `${longitude},${latitude}`;
    for (let count = 1; ; count++) {
      const candidate = count > 1 ? `${name} ${count}` : name;
      const owner = taken.get(candidate);
      if (owner !== undefined && owner !== point) continue;
      taken.set(candidate, point);
      return candidate;
    }
  };
}

function stopElement(tag: 'wpt' | 'rtept', stop: ProgrammeStop, name: string): string {
  return element(
    tag,
    at(stop.point),
    textElement('name', name),
    textElement('desc', [stopTimes(stop), ...stopLines(stop)].filter(Boolean).join('\n')),
    element('link', { href: stop.url }),
  );
}

function momentElement(moment: Moment | undefined, nameOf: NameOf): string {
  if (!moment) return '';
  const name = nameOf(moment.label, moment.point);
  return element('rtept', at(moment.point), textElement('name', name));
}

const at = ({ latitude, longitude }: Point) => ({ lat: latitude, lon: longitude });
