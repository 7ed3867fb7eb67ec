import { n } from '../../domain/format/svgPath.ts';
import { rampart } from '../motifs/buildings.ts';
import { bamboo, bench, hedge, roseDots, waterWheel } from '../motifs/garden.ts';
import { lantern, through } from '../motifs/lamp.ts';
import { ground, ridge } from '../motifs/land.ts';
import { person } from '../motifs/people.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { cypress, palm } from '../motifs/trees.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../stage.ts';
import { group, path, rect } from '../svg.ts';
import { shadePark, waterPark } from './poolPlaces.ts';

/** The height of the vanishing point, and that of the far edge of the water. */
const EYE = 545;
const EDGE = 640;

/** The scale of objects at the height `y`: 1 at the lower edge of the card. */
const scaleAt = (y: number) => (y - EYE) / (900 - EYE);

/** A strip of ground towards the vanishing point, between two distances from the middle. */
const strip = (from: number, to: number, top = EDGE) => {
  const x = (offset: number, y: number) => n(600 + offset * scaleAt(y));
  return `M${x(from, top)} ${top}L${x(to, top)} ${top}L${x(to, BOTTOM)} ${BOTTOM}L${x(from, BOTTOM)} ${BOTTOM}Z`;
};

/** An Andalusian garden: a long pool between palms and rose beds, a water wheel, the old wall. */
export function garden(stage: Stage): string {
  if (stage.motif === 'slides') return waterPark(stage);
  if (stage.motif === 'park') return shadePark(stage);
  const { random, season } = stage;
  const side = random.pick([-1, 1]);
  const half = random.between(330, 390);
  const wheel = 600 + side * random.between(215, 245);
  // Drawn before `define` is called, because drawing it adds definitions of its own.
  const mirrored = backdrop(stage, side, wheel);
  const back = stage.define((id) => `<g id="${id}">${mirrored}</g>`);
  const bed = (inner: number) =>
    path(strip(inner, inner * 1.42), stage.shade('#4f7440')) +
    roseDots(stage, season.bare ? 10 : 34, (across, depth) => {
      const y = EDGE + 10 + depth * depth * 330;
      const near = scaleAt(y);
      return [600 + inner * (1.03 + across * 0.36) * near, y - 8 * near, 3 + 8 * near];
    });
  return [
    sky(stage, 560),
    clouds(stage, 3, 130),
    birds(stage, random.whole(3, 6), [600, 210]),
    `<use href="#${back}"/>`,
    ground(EDGE, stage.lit(season.grass)),
    rect(LEFT, EDGE, RIGHT - LEFT, 14, stage.shade(season.grass)),
    path(strip(-half * 2.15, half * 2.15), stage.lit(PAINT.earthRoad)),
    bed(-half * 1.14),
    bed(half * 1.14),
    pool(stage, half, back),
    stage.light.lamps ? lamps(stage, half) : '',
    nearPalms(stage, side),
  ].join('');
}

/** Everything that the water reflects: wall, hedge, distant palms, bamboo, wheel. */
function backdrop(stage: Stage, side: number, wheel: number): string {
  const { random } = stage;
  const far = (x: number, height: number, distance: number) =>
    palm(stage, x, EDGE, height, distance);
  return [
    ridge(stage, 470, 50, stage.far(PAINT.hill, 0.6), { step: 190 }),
    cypress(stage, 600 - side * 90, 600, 300, 0.35),
    cypress(stage, 600 - side * 150, 600, 240, 0.35),
    ...[-560, -250, 1330, 1600].map((x) =>
      cypress(stage, x + random.between(-60, 60), 620, random.between(240, 330), 0.25),
    ),
    rampart(stage, random.between(470, 495), EDGE),
    hedge(stage, LEFT, RIGHT, EDGE + 4, 74, stage.shade('#3f6b3c')),
    hedge(stage, LEFT, RIGHT, EDGE + 4, 46, stage.lit('#5c8a48')),
    far(600 + side * 118, 270, 0.2),
    far(600 - side * 165, 330, 0.15),
    far(600 - side * 245, 410, 0.08),
    bamboo(stage, 600 - side * 410, EDGE + 8, 110, random.between(330, 390)),
    waterWheel(stage, wheel, EDGE - 78, 104),
  ].join('');
}

/** The pool with its stone rim, with reflections of the sky and the background. */
function pool(stage: Stage, half: number, back: string): string {
  const { random } = stage;
  const gradient = stage.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${stage.light.sky[2]}"/><stop offset=".75" stop-color="${stage.shade(PAINT.water)}"/></linearGradient>`,
  );
  const ripples = Array.from({ length: 8 }, () => {
    const y = EDGE + 20 + random.between(0, 1) ** 1.5 * 400;
    const wide = random.between(80, 260) * scaleAt(y);
    return rect(600 + random.between(-half, half * 0.6) * scaleAt(y), y, wide, 2.5, '#ffffff');
  });
  return (
    path(strip(-half * 1.14, half * 1.14, EDGE - 3), stage.lit(PAINT.limestone)) +
    path(strip(-half, half), `url(#${gradient})`) +
    through(
      stage,
      strip(-half, half),
      `<use href="#${back}" transform="translate(0 ${EDGE * 2}) scale(1 -1)" opacity=".38"/>` +
        group(ripples.join(''), { opacity: 0.25 }),
    )
  );
}

/** Palms at the sides, with a bench and a person in their shade. */
function nearPalms(stage: Stage, side: number): string {
  const { random } = stage;
  const tall = random.between(560, 640);
  return [
    palm(stage, 600 - side * 480, 716, tall),
    palm(stage, 600 + side * 425, 690, tall * 0.86),
    ...[-420, -130, 1330, 1640].map((x) =>
      palm(stage, x + random.between(-70, 70), random.between(690, 740), random.between(430, 600)),
    ),
    hedge(stage, LEFT, -190, 742, 44, stage.shade('#4f7d42')),
    hedge(stage, 1390, RIGHT, 742, 44, stage.shade('#4f7d42')),
    bench(stage, 600 + side * 370, 742, 130),
    person(stage, 600 - side * 345, 742, 118),
  ].join('');
}

/** Lanterns on the rim, if lamps are lit. */
function lamps(stage: Stage, half: number): string {
  return [670, 735, 830]
    .flatMap((y) =>
      [-1, 1].map((end) => {
        const size = 62 * scaleAt(y);
        return lantern(stage, 600 + end * half * 1.07 * scaleAt(y), y - size * 1.6, size);
      }),
    )
    .join('');
}
