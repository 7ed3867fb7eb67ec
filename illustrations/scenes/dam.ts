import { n } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { defineGroup, placeGroup } from '../motifs/copies.ts';
import { archWall, bank, CREST, FOOT } from '../motifs/damWall.ts';
import { ridge, water } from '../motifs/land.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { olive } from '../motifs/trees.ts';
import { foliage, ripples } from '../motifs/waterside.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../stage.ts';
import { path, rect } from '../svg.ts';

/** A dam between two hills, with the reservoir and the river: a concrete arch dam or an embankment dam. */
export function dam(stage: Stage): string {
  const { random } = stage;
  const x = random.between(520, 680);
  const arch = random.chance(0.6);
  return [
    sky(stage, 380),
    clouds(stage, 3, 90),
    ridge(stage, 300, 130, stage.far(PAINT.mountain, 0.66), { step: 240, snow: stage.season.snow }),
    ridge(stage, 306, 60, stage.far(PAINT.hill, 0.44), { step: 200 }),
    birds(stage, 4, [420, 130]),
    water(stage, 296, 470, PAINT.water),
    rect(x - 520, 450, 1040, 350, stage.deep(PAINT.rock)),
    headland(stage, x, -1),
    headland(stage, x, 1),
    arch ? archWall(stage, x) : bank(stage, x),
    valley(stage, x),
  ].join('');
}

const grass = (stage: Stage): Color => mix(stage.season.grass, PAINT.hill, 0.25);

/** Headlands in the reservoir. */
function headland(stage: Stage, x: number, side: 1 | -1): string {
  const at = (dx: number) => n(x + side * dx);
  const edge = side > 0 ? RIGHT : LEFT;
  const reach = stage.random.between(100, 330);
  return (
    path(
      `M${edge} 240Q${at(760)} 262 ${at(reach)} 326Q${at(reach - 40)} 334 ${at(reach)} 337L${edge} 356Z`,
      stage.far(grass(stage), 0.36),
    ) +
    path(
      `M${edge} 280Q${at(760)} 296 ${at(reach + 130)} 366Q${at(reach + 90)} 376 ${at(reach + 140)} 382L${edge} 470Z`,
      stage.far(mix(grass(stage), PAINT.soil, 0.3), 0.2),
    )
  );
}

/** The hills beside the dam, and the river below it. */
function valley(stage: Stage, x: number): string {
  const { random } = stage;
  const near = mix(grass(stage), PAINT.soil, 0.12);
  const hill = (side: 1 | -1, out = 0) => {
    const edge = side > 0 ? RIGHT : LEFT;
    const at = (dx: number) => n(x + side * (dx + out));
    return `M${edge} ${250 + out * 0.3}Q${at(760)} ${270 + out * 0.2} ${at(436)} 372L${at(392)} ${CREST + 34}L${at(330)} 520L${at(196)} 710L${at(176)} ${FOOT + 34}Q${at(330)} 850 ${at(150)} 910T${at(330)} ${BOTTOM}H${edge}Z`;
  };
  const tree = defineGroup(stage, olive(stage, 0, 0, 80));
  const bush = defineGroup(stage, foliage(stage, 0, 0, 90, 50, { color: PAINT.olive }));
  const scatter = (side: 1 | -1) =>
    Array.from({ length: 34 }, (_, index) => {
      const row = Math.floor(index / 9);
      const dx = 470 - row * 10 + (index % 9) * 150 + random.between(-50, 50);
      const y =
        395 + row * 122 - Math.min(60, dx * 0.06) + random.between(-26, 26) + (dx < 520 ? 60 : 0);
      return {
        y,
        tree: placeGroup(
          random.pick([tree, tree, bush]),
          x + side * dx,
          y,
          0.5 + row * 0.17 + random.between(0, 0.25),
        ),
      };
    })
      .sort((one, other) => one.y - other.y)
      .map((one) => one.tree)
      .join('');
  const track = (side: 1 | -1, y: number) =>
    `M${n(x + side * 440)} ${y - 32}Q${n(x + side * 800)} ${y - 70} ${side > 0 ? RIGHT : LEFT} ${y + 40}V${y + 56}Q${n(x + side * 800)} ${y - 56} ${n(x + side * 440)} ${y - 22}Z`;
  return [
    rect(
      x - 620,
      FOOT + 26,
      1240,
      BOTTOM - FOOT,
      mix(stage.shade(PAINT.water), stage.lit('#4f9aa8'), 0.55),
    ),
    ripples(random, [x - 190, FOOT + 70], [x + 190, 1000], 14, stage.lit(PAINT.foam), 0.5),
    path(hill(-1), mix(stage.shade(PAINT.rock), stage.lit(PAINT.rock), 0.75)),
    path(hill(1), mix(stage.shade(PAINT.rock), stage.lit(PAINT.rock), 0.1)),
    path(hill(-1, 46), mix(stage.shade(near), stage.lit(near), 0.85)),
    path(hill(1, 46), mix(stage.shade(near), stage.lit(near), 0.4)),
    path(track(-1, 430) + track(1, 430), stage.lit(PAINT.earthRoad), { opacity: 0.85 }),
    scatter(-1),
    scatter(1),
    path(
      `M${LEFT} 900Q${n(x - 500)} 860 ${n(x - 210)} ${BOTTOM}H${LEFT}ZM${RIGHT} 890Q${n(x + 560)} 860 ${n(x + 240)} ${BOTTOM}H${RIGHT}Z`,
      stage.shade(near),
    ),
  ].join('');
}
