import { mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { circle, path, polygon, rect } from '../svg.ts';
import { starOutline } from './arch.ts';

const FACE =
  'M0 0C92 0 124-66 116-132C108-202 56-252 25-318H-25C-56-252-108-202-116-132C-124-66-92 0 0 0Z';

/** An oud from the front at the origin of its group: 560 tall, the bottom of its bowl at y 0. */
export function oud(stage: Stage): string {
  const wood = stage.lit('#d29a55');
  const dark = stage.shade(PAINT.cedarWood);
  const deep = stage.deep(PAINT.darkWood);
  const ribs = [0, 1, 2, 3].map(
    (rib) =>
      `M${-24 - rib * 2}-312C${-64 - rib * 8}-250 ${-118 - rib * 9}-204 ${-122 - rib * 8}-132C${-128 - rib * 7}-66 ${-92 - rib * 9}-4 ${-8 - rib * 7}-2`,
  );
  const rose = (x: number, y: number, radius: number) =>
    circle(x, y, radius, stage.lit(PAINT.brass)) +
    circle(x, y, radius * 0.88, deep) +
    polygon(starOutline(x, y, radius * 0.84), wood) +
    polygon(starOutline(x, y, radius * 0.6), deep) +
    polygon(starOutline(x, y, radius * 0.36), wood);
  const pegs = Array.from({ length: 5 }, (_, index) => {
    const [x, y] = [-14 - index * 17, -497 - index * 9];
    return `M${x - 13} ${y + 30}L${x + 9} ${y - 20}`;
  });
  const strings = [-10, -5, 0, 5, 10].map((dx) => `M${dx * 2.6}-60L${dx}-484`);
  return [
    // The ribbed bowl behind the face, seen a little from the left.
    path(
      'M-24-318C-66-252-142-206-152-132C-158-58-110 2-14 2L20-40L10-310Z',
      stage.shade('#5a331c'),
    ),
    path(ribs.join(''), 'none', { stroke: stage.lit('#8a5630'), 'stroke-width': 4 }),
    path('M-19-486L-100-532L-112-522L-104-508L-22-470Z', stage.lit('#6b3f22')),
    path(pegs.join(''), 'none', {
      stroke: stage.lit('#a06a3a'),
      'stroke-width': 6,
      'stroke-linecap': 'round',
    }),
    path(FACE, wood),
    path(
      'M0 0C92 0 124-66 116-132C108-202 56-252 25-318H12C40-250 96-196 98-132C100-70 66-14 0 0Z',
      stage.lit('#eab873'),
    ),
    path(
      'M0 0C-92 0-124-66-116-132C-108-202-56-252-25-318H-14C-44-248-98-200-102-132C-106-70-74-12 0 0Z',
      mix(wood, dark, 0.4),
    ),
    // The neck with its fingerboard.
    path('M-25-318L-17-486H17L25-318L8-250H-8Z', dark),
    path('M8-318L5-486H17L25-318Z', stage.lit(PAINT.cedarWood)),
    rect(-19, -490, 38, 9, stage.lit(PAINT.limestone)),
    rose(0, -176, 42),
    rose(-52, -108, 18),
    rose(52, -108, 18),
    path('M-52-66Q0-78 52-66L46-52Q0-62-46-52Z', deep),
    path(strings.join(''), 'none', {
      stroke: stage.lit(PAINT.limestone),
      'stroke-width': 1.8,
      opacity: '.85',
    }),
  ].join('');
}
