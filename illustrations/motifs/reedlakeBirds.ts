import { LEFT, type Stage } from '../stage.ts';
import { ellipse } from '../svg.ts';
import { defineGroup, placeGroup } from './copies.ts';
import { coot, duck, flamingo } from './waterbirds.ts';

/** Wading flamingos: a distant pink line, or near birds as the subject of the picture. */
export function flamingos(stage: Stage, shore: number, near: boolean): string {
  const { random } = stage;
  const poses = (['up', 'feeding'] as const).map((pose) =>
    near ? defineGroup(stage, flamingo(stage, 0, 0, 1, { pose })) : '',
  );
  const wading = (x: number, base: number, scale: number) => {
    const bird = poses[random.chance(0.7) ? 0 : 1] ?? '';
    const wide = random.pick([scale, -scale]);
    return (
      `<g opacity=".35">${placeGroup(bird, x, base + 2, wide, -0.6 * scale)}</g>` +
      ellipse(x, base, 20 * scale, 3 * scale, '#ffffff', { opacity: 0.35 }) +
      placeGroup(bird, x, base, wide, scale)
    );
  };
  const flock = [0, 1, 2].map((index) =>
    defineGroup(
      stage,
      flamingo(stage, 0, 0, 0.3, {
        direction: index === 1 ? -1 : 1,
        pose: index === 2 ? 'feeding' : 'up',
        distance: 0.2,
      }),
    ),
  );
  const line = Array.from({ length: 30 }, (_, index) =>
    placeGroup(
      random.pick([flock[0] ?? '', flock[1] ?? '', flock[2] ?? '']),
      LEFT + 90 + index * 92 + random.between(-46, 46),
      shore + random.between(24, 52),
      random.between(0.7, 1),
    ),
  ).join('');
  if (!near) return line;
  const middle = random.between(430, 700);
  const places = [-280, -170, -50, 70, 190, 310].map(
    (dx, index) =>
      [middle + dx + random.between(-14, 14), random.between(650, 685) + (index % 2) * 55] as const,
  );
  places.sort((one, other) => one[1] - other[1]);
  return line + places.map(([x, y]) => wading(x, y, 0.95 + (y - 650) / 200)).join('');
}

/** Ducks and coots on the water, larger towards the viewer. */
export function flotilla(stage: Stage, direction: 1 | -1): string {
  const { random } = stage;
  const x = random.between(480, 720);
  const flock = [
    [-240, 640, 0.62],
    [300, 628, 0.58],
    [60, 612, 0.5],
    [-80, 700, 1],
    [190, 716, 1.15],
    [-960, 690, 0.9],
    [-820, 720, 1],
    [960, 700, 1],
    [1090, 670, 0.8],
  ] as const;
  return flock
    .map(([dx, y, scale], index) =>
      (index % 3 === 0 ? coot : duck)(
        stage,
        x + dx * direction + random.between(-30, 30),
        y + random.between(-8, 12),
        scale * 1.15,
        index % 4 === 3 ? (-direction as 1 | -1) : direction,
      ),
    )
    .join('');
}
