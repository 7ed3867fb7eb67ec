import { farMinaret } from '../motifs/farMinaret.ts';
import { greenPyramid, greenRoof } from '../motifs/greenRoofs.ts';
import { ridge } from '../motifs/land.ts';
import { bouInaniaMinaret, qarawiyyinMinaret, tiledMinaret } from '../motifs/minarets.ts';
import { roofscape } from '../motifs/roofs.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { nest, stork } from '../motifs/stork.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';

/**
 * A minaret above the roofs of its medina: Bou Inania, the Qarawiyyin with its
 * green roofs, a great mosque, or another one.
 */
export function minaret(stage: Stage): string {
  const { random } = stage;
  const x = random.pick([420, 500, 600, 680]) + random.between(-25, 25);
  const rows = 6;
  const line = (at: number, row: number) =>
    556 +
    row * 40 +
    row * row * 8.5 +
    22 * Math.sin(at / 260 + row * 1.7) +
    Math.abs(at - x) * -0.03;
  return [
    sky(stage, 600),
    clouds(stage, 3, 150),
    ridge(stage, 610, 150, stage.far(PAINT.hill, 0.72), { step: 260 }),
    ridge(stage, 625, 90, stage.far(PAINT.hill, 0.5), { step: 180 }),
    birds(stage, 6, [x + random.pick([-210, 230]), 190]),
    roofscape(stage, {
      line,
      rows,
      size: 136,
      between: (row) => (row === 0 ? distant(stage, x) : row === 3 ? tower(stage, x) : ''),
    }),
  ].join('');
}

/** Minarets and green roofs of other quarters, also for wide pictures. */
function distant(stage: Stage, x: number): string {
  const { random } = stage;
  return [-470, -130, 860, 1130, 1480]
    .map((at) => at + random.between(-60, 60))
    .filter((at) => Math.abs(at - x) > 160)
    .map((at, index) =>
      index % 2 === 0
        ? farMinaret(
            stage,
            { x: at, base: 600, width: random.between(26, 36), height: random.between(130, 190) },
            PAINT.earth,
            0.45,
          )
        : greenPyramid(stage, at, 590, random.between(90, 130), 0.4) +
          farMinaret(
            stage,
            { x: at + 90, base: 600, width: 24, height: random.between(100, 140) },
            PAINT.lime,
            0.45,
          ),
    )
    .join('');
}

/** The minaret, with the roofs of its mosque at the foot. */
function tower(stage: Stage, x: number): string {
  const base = 790;
  switch (stage.motif) {
    case 'bou-inania':
      return (
        bouInaniaMinaret(stage, { x, base, width: 152, height: 545 }) +
        greenRoof(stage, x + 96, 730, 300, 66)
      );
    case 'qarawiyyin':
      return (
        greenPyramid(stage, x - 240, 735, 210) +
        qarawiyyinMinaret(stage, { x, base, width: 150, height: 500 }) +
        greenRoof(stage, x + 92, 706, 330, 58) +
        greenRoof(stage, x + 150, 752, 400, 64)
      );
    case 'great-mosque':
      return (
        tiledMinaret(stage, { x, base, width: 160, height: 560, body: '#cfa877' }) +
        greenRoof(stage, x - 410, 740, 320, 62) +
        greenRoof(stage, x + 98, 726, 240, 62)
      );
    default: {
      const width = stage.random.between(120, 150);
      const height = stage.random.between(500, 560);
      const body = stage.random.pick([PAINT.earth, PAINT.lime, '#d9b487'] as const);
      return (
        guest(stage, x + width * 0.36, base - height - width * 0.14) +
        tiledMinaret(stage, { x, base, width, height, body }) +
        greenPyramid(stage, x + stage.random.pick([-190, 210]), 730, stage.random.between(150, 200))
      );
    }
  }
}

/** A stork on its nest at the corner of the tower, in half of the pictures. */
function guest(stage: Stage, x: number, y: number): string {
  if (!stage.random.chance(0.5)) return '';
  return stork(stage, x, y - 14, 62) + nest(stage, x, y, 62);
}
