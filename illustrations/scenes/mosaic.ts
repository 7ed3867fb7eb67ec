import { n, type Point } from '../../domain/format/svgPath.ts';
import { mix } from '../color.ts';
import { ground, ridge } from '../motifs/land.ts';
import { neighbours } from '../motifs/lowWalls.ts';
import { meadow } from '../motifs/meadow.ts';
import { mosaicFloor } from '../motifs/mosaicFloor.ts';
import { type At, backWall, pillars, shadow, sideWall } from '../motifs/roofless.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { cypress, olive } from '../motifs/trees.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../stage.ts';
import { path, polygon } from '../svg.ts';
import { mosaicPanel } from './mosaicPanels.ts';

/** A Roman floor in a roofless house: mosaic in the middle, ruined walls and columns around it. */
export function mosaic(stage: Stage): string {
  const panel = mosaicPanel(stage);
  if (panel) return panel;
  const { random, season } = stage;
  const x = random.between(540, 660);
  const eye = { x, y: 150 };
  /** Projects a point: u and v are from -1 to 1 over the floor, `up` is the height above it. */
  const at = (u: number, v: number, up = 0): Point => {
    const depth = 1 + (v + 1) * 0.66;
    return [eye.x + ((u * 1.06) / depth) * 560, eye.y + (700 - up) / depth];
  };
  const picture =
    stage.motif === 'dolphins' || stage.motif === 'rider'
      ? stage.motif
      : random.pick(['dolphins', 'rider'] as const);
  return [
    sky(stage, 400),
    clouds(stage, 2, 90),
    birds(stage, 4, [x - 220, 130]),
    ridge(stage, 400, 165, stage.far(PAINT.mountain, 0.62), { step: 290 }),
    ridge(stage, 410, 80, stage.far(PAINT.hill, 0.4), { step: 220 }),
    ground(392, stage.far(season.field, 0.14)),
    ...[-560, -430, 440, 560, 610].map((dx, index) =>
      index % 2
        ? olive(stage, x + dx, 410, random.between(60, 90), 0.3)
        : cypress(stage, x + dx, 408, random.between(110, 180), 0.28),
    ),
    ground(418, stage.far(season.grass, 0.05)),
    neighbours(stage, at),
    backWall(stage, at),
    // The earth path around the floor.
    polygon(
      [at(-1.12, -1.5), at(-1.12, 1.06), at(1.12, 1.06), at(1.12, -1.5)],
      stage.lit(PAINT.earthRoad),
    ),
    mosaicFloor(stage, at, picture),
    tesserae(stage, at),
    sideWall(stage, at, -1),
    shadow(stage, at),
    sideWall(stage, at, 1),
    pillars(stage, at),
    polygon(
      [at(-1.3, -1.16), at(1.3, -1.16), [RIGHT, BOTTOM], [LEFT, BOTTOM]],
      mix(stage.lit(PAINT.earthRoad), stage.shade(season.grass), 0.35),
    ),
    path(
      `M${LEFT} ${BOTTOM}V${n(at(0, -1.16)[1] + 50)}Q${n(x - 400)} ${n(at(0, -1.16)[1] - 14)} ${n(x)} ${n(at(0, -1.16)[1] + 8)}T${RIGHT} ${n(at(0, -1.16)[1] + 40)}V${BOTTOM}Z`,
      mix(stage.shade(season.grass), stage.shade(PAINT.soil), 0.3),
    ),
    meadow(stage, 905, BOTTOM, { count: 40 }),
  ].join('');
}

/** Faint lines of tesserae in both directions over the floor. */
function tesserae(stage: Stage, at: At): string {
  const lines = Array.from({ length: 39 }, (_, index) => {
    const share = -0.975 + index * 0.05;
    const [[x1, y1], [x2, y2]] = [at(share, -1), at(share, 1)];
    const [[x3, y3], [x4]] = [at(-1, share), at(1, share)];
    return `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}M${n(x3)} ${n(y3)}H${n(x4)}`;
  });
  return path(lines.join(''), 'none', {
    stroke: stage.lit('#fff6df'),
    'stroke-width': 1.2,
    opacity: 0.28,
  });
}
