import { mix } from '../color.ts';
import { farMinaret } from '../motifs/farMinaret.ts';
import { greenPyramid, greenRoof } from '../motifs/greenRoofs.ts';
import { ridge } from '../motifs/land.ts';
import { qarawiyyinMinaret, tiledMinaret } from '../motifs/minarets.ts';
import { roofscape } from '../motifs/roofs.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { cypress } from '../motifs/trees.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../stage.ts';
import { path } from '../svg.ts';

/** The medina in its valley: roofs, minarets and green-tiled mosques, with hills behind. */
export function medina(stage: Stage): string {
  const { random } = stage;
  const low = random.between(430, 640);
  // The town is in a hollow: rows rise to both sides, and each row is nearer.
  const line = (x: number, row: number) =>
    448 +
    row * 38 +
    row * row * 6.2 -
    Math.min(150, ((x - low) / 1000) ** 2 * (170 - row * 24)) +
    10 * Math.sin(x / 170 + row);
  const haze = stage.light.haze;
  return [
    sky(stage, 470),
    clouds(stage, 3, 120),
    ridge(stage, 440, 170, stage.far(PAINT.mountain, 0.78), { step: 300, rugged: false }),
    ridge(stage, 450, 120, mix(stage.lit(stage.season.grass), haze, 0.62), { step: 220 }),
    hillside(stage, low),
    birds(stage, 7, [random.between(300, 520), 170]),
    roofscape(stage, {
      line,
      rows: 7,
      size: 132,
      haze: 0.55,
      between: (row) => landmarks(stage, row, low, line),
    }),
  ].join('');
}

/** The green hills behind the town, with cypresses. */
function hillside(stage: Stage, low: number): string {
  const color = stage.far(stage.season.grass, 0.4);
  const trees = Array.from({ length: 9 }, (_, index) => {
    const x = -520 + index * 270 + stage.random.between(-60, 60);
    const y = 452 - Math.min(150, ((x - low) / 1000) ** 2 * 170);
    return cypress(stage, x, y - 34, stage.random.between(36, 58), 0.42);
  });
  return (
    path(
      `M${LEFT} 300Q${low - 500} 330 ${low} 428Q${low + 480} 350 ${RIGHT} 270V${BOTTOM}H${LEFT}Z`,
      color,
    ) + trees.join('')
  );
}

/** The mosques of a row: small and hazy in the distance; the large one is in the third row in the middle. */
function landmarks(
  stage: Stage,
  row: number,
  low: number,
  line: (x: number, row: number) => number,
): string {
  const { random } = stage;
  const spots: Record<number, readonly number[]> = {
    1: [-420, -60, 290, 930, 1240, 1620],
    2: [120, 820, 1420],
    3: [-300, 1080],
  };
  const small = (spots[row] ?? []).map((spot) => {
    const x = spot + random.between(-55, 55);
    const size = 16 + row * 7;
    const foot = line(x, row) + 20;
    const distance = 0.5 - row * 0.12;
    const body = random.pick([PAINT.earth, PAINT.lime, '#d8ac7c'] as const);
    return (
      farMinaret(
        stage,
        { x, base: foot, width: size, height: size * random.between(4.6, 6) },
        body,
        distance,
      ) +
      (random.chance(0.6)
        ? greenPyramid(stage, x + size * 2.4, foot - 6, size * 3.4, distance)
        : '')
    );
  });
  if (row === 3) {
    const x = low + random.pick([-40, 90]);
    const foot = line(x, 3) + 20;
    small.push(
      random.chance(0.5)
        ? qarawiyyinMinaret(stage, { x, base: foot, width: 82, height: 300 })
        : tiledMinaret(stage, { x, base: foot, width: 80, height: 315 }),
      greenRoof(stage, x + 56, foot - 6, 210, 40),
      greenRoof(stage, x - 250, foot + 14, 190, 40),
    );
  }
  if (row === 5) {
    const x = low + random.pick([-330, 330]);
    small.push(greenPyramid(stage, x, line(x, 5) - 16, 170));
  }
  return small.join('');
}
