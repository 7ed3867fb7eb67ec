/** Answers of a stand-in for a routing service with the API of OSRM. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { distanceBetween } from '../../domain/geo/distance.ts';
import { encodeLine, type Position } from '../../domain/geo/polyline.ts';

const METRES_PER_DEGREE = 111_195;

/** A road with one bend, to the left, that has this length in metres. */
export function bentRoad(from: Position, to: Position, metres: number): Position[] {
  const shrink = Math.cos((from[1] * Math.PI) / 180);
  const [x, y] = [(to[0] - from[0]) * shrink, to[1] - from[1]];
  const direct = distanceBetween(pointOf(from), pointOf(to));
  const aside = Math.sqrt(Math.max(metres ** 2 - direct ** 2, 0)) / 2 / METRES_PER_DEGREE;
  const length = Math.hypot(x, y) || 1;
  const bend: Position = [
    (from[0] + to[0]) / 2 - ((y / length) * aside) / shrink,
    (from[1] + to[1]) / 2 + (x / length) * aside,
  ];
  return [from, bend, to];
}

const pointOf = ([longitude, latitude]: Position) => ({ longitude, latitude });

/** The end points of a request, which are in its path. */
function requestedEnds(url: string): [Position, Position] {
  const [from = [], to = []] = (/\/route\/v1\/\w+\/([^?]+)/.exec(url)?.[1] ?? '')
    .split(';')
    .map((pair) => pair.split(',').map(Number));
  return [
    [from[0] ?? 0, from[1] ?? 0],
    [to[0] ?? 0, to[1] ?? 0],
  ];
}

/** An answer of OSRM. The values may be invalid. */
export const osrmAnswer = (seconds: unknown, metres: unknown, line: readonly Position[]) => ({
  code: 'Ok',
  routes: [{ duration: seconds, distance: metres, geometry: encodeLine(line, 6), legs: [] }],
});

/** Answers with these figures and a road of this length. */
export const answerRoad =
  (seconds: number, metres: number) =>
  ({ url = '' }: IncomingMessage, res: ServerResponse): void => {
    const [from, to] = requestedEnds(url);
    res.writeHead(200, { 'content-type': 'application/json' });
    res.end(JSON.stringify(osrmAnswer(seconds, metres, bentRoad(from, to, metres))));
  };

/** Answers each request with a bent road of 1.3 times the straight line, at 4.5 or 45 km/h. */
export function answerRoute(request: IncomingMessage, res: ServerResponse): void {
  const { url = '' } = request;
  const [from, to] = requestedEnds(url);
  const metres = distanceBetween(pointOf(from), pointOf(to)) * 1.3;
  const speed = url.includes('/foot/') ? 1.25 : 12.5;
  answerRoad(metres / speed, metres)(request, res);
}
