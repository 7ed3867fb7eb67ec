import { mix } from '../color.ts';
import { chalet } from '../motifs/chalet.ts';
import { crownTree } from '../motifs/crown.ts';
import { darkCedar } from '../motifs/darkCedar.ts';
import { slope } from '../motifs/land.ts';
import { people } from '../motifs/people.ts';
import { clouds, sky } from '../motifs/sky.ts';
import { cedarStand, type Spot } from '../motifs/stand.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../stage.ts';
import { circle, ellipse, path, rect } from '../svg.ts';

/** A row of chalets behind gardens: flower beds and planes, or snow. */
export function snowStreet(stage: Stage): string {
  const { random, season } = stage;
  const white = stage.lit(PAINT.snow);
  const lawn = season.snow ? white : stage.lit('#6f9a4c');
  const shift = random.between(-50, 50);
  const road = season.snow ? mix(white, stage.shade('#7f9fc4'), 0.45) : stage.lit('#b9a88c');
  const plane = (x: number, base: number, height: number) =>
    crownTree(stage, x, base, height, { color: season.leaf, width: 0.86 });
  const bed = (x: number, base: number, wide: number) =>
    ellipse(x, base, wide, 15, season.snow ? white : stage.shade('#4d6b38')) +
    (season.snow || season.bare
      ? ''
      : Array.from({ length: 30 }, () =>
          circle(
            x + random.between(-0.9, 0.9) * wide,
            base - random.between(2, 16),
            random.between(5, 9),
            stage.lit(random.pick(['#d8452c', '#f0c24b', '#f6e9dc', '#d8452c'])),
          ),
        ).join(''));
  const lantern = (x: number, base: number) =>
    rect(x - 3, base - 190, 6, 190, stage.shade('#2a3a3a')) +
    (stage.light.lamps ? circle(x, base - 200, 46, '#ffcf6b', { opacity: '.22' }) : '') +
    circle(x, base - 200, 13, stage.light.lamps ? '#ffe3a1' : stage.lit(PAINT.plaster)) +
    rect(x - 12, base - 218, 24, 6, stage.shade('#2a3a3a'));
  const behind = Array.from(
    { length: 46 },
    (): Spot => [random.between(-760, 1960), random.between(630, 655), random.between(160, 280)],
  );
  return [
    sky(stage, 620),
    clouds(stage, 3, 140),
    cedarStand(stage, behind, 0.42),
    slope(636, 10, season.snow ? stage.far(PAINT.snow, 0.25) : stage.far('#6f9a4c', 0.2), -30),
    chalet(stage, -520, 700, 190, 150),
    chalet(stage, -160 + shift, 700, 160, 190),
    chalet(stage, 1390, 700, 180, 150),
    chalet(stage, 1700, 700, 170, 190),
    darkCedar(stage, 130 + shift, 700, 380, 0.1),
    chalet(stage, 960 + shift, 690, 175, 140),
    chalet(stage, 330 + shift, 725, 270, 250),
    slope(716, -6, lawn, -20),
    plane(1120, 745, 270),
    plane(-330, 745, 280),
    plane(1560, 745, 260),
    bed(760 + shift, 760, 110),
    bed(250 + shift, 766, 130),
    bed(-560, 762, 120),
    bed(1350, 762, 120),
    path(`M${LEFT} 800Q600 770 ${RIGHT} 812V${BOTTOM}H${LEFT}Z`, road),
    path(
      `M${LEFT} 800Q600 770 ${RIGHT} 812V824Q600 782 ${LEFT} 812Z`,
      stage.lit(season.snow ? '#ffffff' : PAINT.lime),
    ),
    lantern(680 + shift, 800),
    lantern(-240, 806),
    lantern(1290, 810),
    people(stage, 780, 1000, 828, 3, 84),
  ].join('');
}
