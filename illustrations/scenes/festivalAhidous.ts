import { mix } from '../color.ts';
import { defineGroup, placeGroup } from '../motifs/copies.ts';
import { leader, man, woman } from '../motifs/dancers.ts';
import { ground, ridge } from '../motifs/land.ts';
import { meadow } from '../motifs/meadow.ts';
import { massif } from '../motifs/relief.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { cedarStand, type Spot } from '../motifs/stand.ts';
import { caidalTent } from '../motifs/tents.ts';
import { PAINT } from '../paint.ts';
import { LEFT, RIGHT, type Stage } from '../stage.ts';
import { ellipse, group, path } from '../svg.ts';

/** The ahidous: dancers in a curved line with frame drums, on a mountain meadow. */
export function ahidous(stage: Stage): string {
  const { random, season } = stage;
  const grass = stage.lit(season.grass);
  const cedars: Spot[] = [];
  for (let x = LEFT; x < RIGHT; x += random.between(24, 110)) {
    cedars.push([x, 556 + random.between(-8, 8), random.between(70, 150)]);
  }
  const camp = random.pick([-1, 1]);
  const tent = defineGroup(stage, caidalTent(stage, 0, 0, 200, 0.12));
  const top = 600 + random.between(-240, 240);
  return [
    sky(stage, 560),
    clouds(stage, 3, 150),
    massif(
      stage,
      [
        [LEFT, 480],
        [-360, 330],
        [40, 440],
        [top - 120, 300],
        [top, 240],
        [top + 240, 390],
        [1420, 280],
        [RIGHT, 450],
      ],
      {
        color: PAINT.mountain,
        distance: 0.55,
        snowLine: season.snow || season.blossom ? 330 : undefined,
      },
    ),
    birds(stage, 4, [360, 150]),
    ridge(stage, 540, 70, stage.far(PAINT.hill, 0.36), { step: 180 }),
    cedarStand(stage, cedars, 0.3),
    ground(552, mix(grass, stage.light.haze, 0.25)),
    ...[-640, -400, 1380, 1640].map((x) => placeGroup(tent, x, 640, 1.15)),
    placeGroup(tent, 600 + camp * 410, 620, 1),
    path(`M${LEFT} 640Q0 596 640 640T${RIGHT} 624V1100H${LEFT}Z`, grass),
    dancers(stage),
    path(
      `M${LEFT} 858Q-100 822 420 846T1240 836T${RIGHT} 850V1100H${LEFT}Z`,
      stage.shade(season.grass),
    ),
    meadow(stage, 822, 858, { count: 44 }),
  ].join('');
}

/** The curved line of dancers. Two men and three women are defined once and used several times. */
function dancers(stage: Stage): string {
  const { random } = stage;
  const men = [
    defineGroup(stage, man(stage, true)),
    defineGroup(stage, man(stage, false)),
  ] as const;
  const women = (['#a8322a', '#1f6b4d', '#d98a2b'] as const).map((color) =>
    defineGroup(stage, woman(stage, color)),
  );
  const count = random.whole(15, 17);
  const middle = 600 + random.between(-30, 30);
  const made = Array.from({ length: count }, (_, index) => {
    const share = (index / (count - 1)) * 2 - 1;
    // The ends of the line are nearer to the viewer.
    const near = share * share;
    const scale = 1.2 + near * 0.2;
    const x = middle + Math.sin(share * 1.3) * 440;
    const female = index % 3 === 1;
    const id = female ? random.pick([women[0] ?? '', ...women]) : random.pick([...men]);
    return { x, y: 726 + near * 68, scale, id, share };
  });
  made.sort((a, b) => a.y - b.y);
  const parts = made.map(({ x, y, scale, id, share }) =>
    placeGroup(id, x, y - random.between(0, 6), share > 0 ? -scale : scale, scale),
  );
  const shadows = made.map(({ x, y, scale }) => ellipse(x - 12, y, 42 * scale, 7 * scale, 'x'));
  return (
    group(shadows.join('').replaceAll(' fill="x"', ''), {
      fill: stage.deep(PAINT.oliveDark),
      opacity: '0.4',
    }) +
    parts.join('') +
    leader(stage, middle + random.between(-50, 50))
  );
}
