import { clockTime } from '../../format/clockTime.ts';
import { element, textElement, XML } from '../../format/xml.ts';
import type { Point } from '../../geo/point.ts';
import type { Programme, ProgrammeDay, ProgrammeStop } from '../programmeModel.ts';
import { stopLines, stopTimes } from './stopLines.ts';

/** KML colours are alpha, blue, green, red. This is the terracotta of the site's lines. */
const LINE_STYLE = element(
  'Style',
  { id: 'way' },
  element('LineStyle', {}, textElement('color', 'ff2a53b5'), textElement('width', '4')),
);

/** The programme as KML 2.2: a folder per day with numbered stops and the line between them. */
export function writeKml({ title, days, url }: Programme): string {
  return (
    XML +
    element(
      'kml',
      { xmlns: 'http://www.opengis.net/kml/2.2' },
      element(
        'Document',
        {},
        textElement('name', title),
        textElement('description', url),
        LINE_STYLE,
        ...days.map(folder),
      ),
    )
  );
}

function folder({ heading, dateText, start, stops, end }: ProgrammeDay): string {
  const ends = [start, end].map((moment) =>
    moment ? placemark(`${clockTime(moment.at)} ${moment.text}`, '', moment.point) : '',
  );
  const points = [start, ...stops, end].flatMap((item) => item?.point ?? []);
  const line = element(
    'Placemark',
    {},
    textElement('name', heading),
    textElement('styleUrl', '#way'),
    element(
      'LineString',
      {},
      textElement('tessellate', '1'),
      textElement('coordinates', points.map(coordinates).join(' ')),
    ),
  );
  return element(
    'Folder',
    {},
    textElement('name', heading),
    textElement('description', dateText),
    ends[0] ?? '',
    ...stops.map(stopPlacemark),
    ends[1] ?? '',
    points.length > 1 ? line : '',
  );
}

function stopPlacemark(stop: ProgrammeStop): string {
  const lines = [stopTimes(stop), ...stopLines(stop), stop.url].filter(Boolean);
  return placemark(`${stop.number} ${stop.title.text}`, lines.join('\n'), stop.point);
}

function placemark(name: string, description: string, point: Point): string {
  return element(
    'Placemark',
    {},
    textElement('name', name),
    textElement('description', description),
    element('Point', {}, textElement('coordinates', coordinates(point))),
  );
}

const coordinates = ({ longitude, latitude }: Point) => `${longitude},${latitude}`;
