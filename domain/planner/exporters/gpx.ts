import { element, textElement, XML } from '../../format/xml.ts';
import type { Point } from '../model.ts';
import type { Moment, Programme, ProgrammeStop } from '../programmeModel.ts';
import { stopLines, stopTimes } from './stopLines.ts';

/**
 * The programme as GPX 1.1: a waypoint per stop and a route per day, from start to end. The schema
 * prescribes the order of elements.
 */
export function writeGpx(programme: Programme): string {
  const { title, url, days } = programme;
  const waypoints = days.flatMap(({ day, stops }) =>
    stops.map((stop) => stopElement('wpt', stop, `${day}.${stop.number}`)),
  );
  const routes = days.map(({ heading, dateText, start, stops, end }) =>
    element(
      'rte',
      {},
      textElement('name', heading),
      textElement('desc', dateText),
      momentElement(start),
      ...stops.map((stop) => stopElement('rtept', stop, String(stop.number))),
      momentElement(end),
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
    )
  );
}

function stopElement(name: 'wpt' | 'rtept', stop: ProgrammeStop, number: string): string {
  return element(
    name,
    at(stop.point),
    textElement('name', `${number} ${stop.title.text}`),
    textElement('desc', [stopTimes(stop), ...stopLines(stop)].filter(Boolean).join('\n')),
    element('link', { href: stop.url }),
  );
}

function momentElement(moment: Moment | undefined): string {
  return moment ? element('rtept', at(moment.point), textElement('name', moment.label)) : '';
}

const at = ({ latitude, longitude }: Point) => ({ lat: latitude, lon: longitude });
