import { crownTree } from '../motifs/crown.ts';
import { darkCedar } from '../motifs/darkCedar.ts';
import { slope } from '../motifs/land.ts';
import { clouds, sky } from '../motifs/sky.ts';
import { cedarStand, type Spot } from '../motifs/stand.ts';
import { stoneLion } from '../motifs/stoneLion.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, path, polygon } from '../svg.ts';

/** The stone lion of Ifrane on its rock in the park, with cedars and planes behind. */
export function lion(stage: Stage): string {
  const { random, season } = stage;
  const shift = random.between(-60, 0);
  const lawn = stage.lit(season.snow ? '#edf1ef' : '#6f9a4c');
  const wood = Array.from(
    { length: 60 },
    (): Spot => [random.between(-760, 1960), random.between(612, 650), random.between(150, 300)],
  ).sort((a, b) => a[1] - b[1]);
  const plane = (x: number, base: number, height: number) =>
    crownTree(stage, x, base, height, { color: season.leaf, width: 0.86, distance: 0.06 });
  return [
    sky(stage, 620),
    clouds(stage, 2, 140),
    slope(598, 4, stage.far(season.snow ? '#edf1ef' : '#5d8746', 0.25), -20),
    cedarStand(stage, wood, 0.5),
    plane(random.between(130, 200), 690, 420),
    darkCedar(stage, random.between(1120, 1170), 700, 500, 0.06),
    darkCedar(stage, -420, 690, 460, 0.06),
    plane(-160, 690, 360),
    plane(1330, 690, 380),
    darkCedar(stage, 1610, 690, 480, 0.06),
    slope(690, 0, lawn, -30),
    ellipse(600 + shift, 806, 480, 34, stage.shade(season.snow ? '#aebfd0' : '#4d6b38')),
    rock(stage, 600 + shift),
    `<g transform="translate(${(600 + shift).toFixed(0)} 716) scale(1.16)">${stoneLion(stage)}</g>`,
    flowers(stage, 600 + shift),
  ].join('');
}

/** The rough block under the lion. */
function rock(stage: Stage, x: number): string {
  const lit = stage.lit(PAINT.rock);
  const shade = stage.shade(PAINT.rock);
  return (
    polygon(
      [
        [x - 430, 806],
        [x - 415, 736],
        [x - 392, 708],
        [x + 400, 706],
        [x + 428, 742],
        [x + 445, 806],
      ],
      shade,
    ) +
    polygon(
      [
        [x - 392, 708],
        [x + 400, 706],
        [x + 428, 742],
        [x + 330, 752],
        [x + 180, 734],
        [x - 40, 756],
        [x - 250, 736],
        [x - 415, 740],
      ],
      lit,
    ) +
    path(
      `M${x - 250} 736l14 70h-10zM${x - 40} 756l-16 50h12zM${x + 180} 734l24 72h-12zM${x + 330} 752l-8 54h14z`,
      stage.deep(PAINT.rock),
      { opacity: '.6' },
    )
  );
}

/** A flower bed before the rock, or snow. */
function flowers(stage: Stage, x: number): string {
  const { random, season } = stage;
  if (season.snow) return ellipse(x, 812, 440, 16, stage.lit('#ffffff'));
  const beds = ellipse(x, 814, 420, 17, stage.shade('#4d6b38'));
  const blooms = Array.from({ length: 54 }, () => {
    const dx = random.between(-405, 405);
    return circle(
      x + dx,
      812 + random.between(-12, 10) * (1 - Math.abs(dx) / 520),
      random.between(4, 8),
      stage.lit(random.pick(['#d8452c', '#f0c24b', '#f6e9dc', '#d8452c'])),
    );
  });
  return beds + blooms.join('');
}
