import { mix } from '../color.ts';
import { ground, ridge } from '../motifs/land.ts';
import { meadow } from '../motifs/meadow.ts';
import { ariadne } from '../motifs/mosaicAriadne.ts';
import { diana } from '../motifs/mosaicDiana.ts';
import { hercules } from '../motifs/mosaicHercules.ts';
import { orpheus } from '../motifs/mosaicOrpheus.ts';
import { cubes, onFloor } from '../motifs/mosaicPanel.ts';
import { column } from '../motifs/roman.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { cypress, olive } from '../motifs/trees.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../stage.ts';
import { line, path, polygon, rect } from '../svg.ts';

/** The mosaics with a picture of their own, by motif. */
const PICTURES: Record<string, (stage: Stage) => string> = { ariadne, diana, hercules, orpheus };

const WALL = 214;

/** A mosaic with figures in a roofless house, seen from above. @returns undefined for other motifs */
export function mosaicPanel(stage: Stage): string | undefined {
  const picture = PICTURES[stage.motif ?? ''];
  if (!picture) return undefined;
  const { random, season } = stage;
  const post = random.between(700, 980);
  return [
    sky(stage, 200),
    clouds(stage, 2, 40),
    birds(stage, 3, [380, 60]),
    ridge(stage, 190, 130, stage.far(PAINT.mountain, 0.6), { step: 290 }),
    ridge(stage, 196, 60, stage.far(PAINT.hill, 0.4), { step: 220 }),
    ground(176, stage.far(season.field, 0.15)),
    ...[-420, -180, 60, 330, 930, 1180, 1420].map((x, index) =>
      index % 2
        ? olive(stage, x + random.between(-40, 40), 196, random.between(50, 76), 0.3)
        : cypress(stage, x + random.between(-40, 40), 196, random.between(70, 130), 0.3),
    ),
    ground(196, stage.far(season.grass, 0.06)),
    column(stage, { x: post, base: 232, width: 40, height: 200 }),
    column(stage, { x: 1200 - post, base: 232, width: 40, height: 84, broken: true }),
    backWall(stage),
    rect(LEFT, WALL + 28, RIGHT - LEFT, BOTTOM, stage.lit(PAINT.earthRoad)),
    picture(stage),
    cubes(stage),
    ...[-1, 1].map((side) => sideRooms(stage, side)),
    rope(stage),
    meadow(stage, 900, BOTTOM, { count: 26 }),
  ].join('');
}

/** The stump of the wall behind the floor. */
function backWall(stage: Stage): string {
  const { random } = stage;
  let top = `M${LEFT} ${WALL + 30}`;
  const joints: string[] = [];
  for (let x = LEFT; x < RIGHT; x += 92) {
    const y = WALL - random.between(0, 26);
    top += `L${x} ${y.toFixed(0)}H${x + 92}`;
    joints.push(`M${x + 20} ${WALL + 2}v14M${x + 64} ${WALL + 16}v13`);
  }
  return (
    path(`${top}V${WALL + 30}Z`, mix(stage.lit(PAINT.stone), stage.shade(PAINT.stone), 0.3)) +
    path(`M${LEFT} ${WALL + 2}H${RIGHT}M${LEFT} ${WALL + 16}H${RIGHT}${joints.join('')}`, 'none', {
      stroke: stage.shade(PAINT.rock),
      'stroke-width': 2,
      opacity: 0.5,
    })
  );
}

/** The wall beside the floor, and the plain floor of the next room, for wide pictures. */
function sideRooms(stage: Stage, side: number): string {
  const quad = (from: number, to: number, low: number, high: number, fill: string) =>
    polygon(
      [
        onFloor(side * from, low),
        onFloor(side * from, high),
        onFloor(side * to, high),
        onFloor(side * to, low),
      ],
      fill,
    );
  const chequers: string[] = [];
  for (let x = 196; x < 420; x += 20) {
    for (let y = -84; y < 90; y += 20) {
      if (((x - 196 + y + 84) / 20) % 2) continue;
      const corners = [
        [x, y],
        [x, y + 20],
        [x + 20, y + 20],
        [x + 20, y],
      ].map(([u = 0, v = 0]) => onFloor(side * u, v).join(' '));
      chequers.push(`M${corners.join('L')}Z`);
    }
  }
  return [
    quad(160, 182, -140, 100, stage.lit(PAINT.limestone)),
    quad(160, 163, -140, 100, stage.shade(PAINT.stone)),
    quad(190, 420, -90, 96, stage.lit('#efe0bd')),
    path(chequers.join(''), stage.lit('#5c6a72'), { opacity: 0.5 }),
  ].join('');
}

/** The rope that visitors stand behind. */
function rope(stage: Stage): string {
  const posts = [-640, -300, 40, 380, 720, 1060, 1400, 1740];
  return [
    rect(
      LEFT,
      856,
      RIGHT - LEFT,
      250,
      mix(stage.lit(PAINT.earthRoad), stage.shade(stage.season.grass), 0.3),
    ),
    ...posts.map((x) =>
      line(
        [
          [x, 884],
          [x, 826],
        ],
        stage.shade(PAINT.darkWood),
        9,
      ),
    ),
    path(posts.map((x) => `M${x} 832q170 34 340 0`).join(''), 'none', {
      stroke: stage.lit('#b5532a'),
      'stroke-width': 6,
    }),
  ].join('');
}
