import { n } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import { LEFT, RIGHT, type Stage } from '../stage.ts';
import { path } from '../svg.ts';
import { defineGroup, placeGroup } from './copies.ts';
import { greatCedar, treeline } from './forest.ts';
import { ridge } from './land.ts';
import { poplar } from './waterside.ts';

export const grass = (stage: Stage): Color => (stage.season.snow ? PAINT.snow : stage.season.grass);

/** A lake in the forest, with rows of poplars on the far bank. */
export function wooded(stage: Stage, shore: number): string {
  const { random } = stage;
  const trees: string[] = [];
  const tall = defineGroup(
    stage,
    stage.motif === 'cedars'
      ? greatCedar(stage, { x: 0, base: 0, height: 280, distance: 0.1, spread: 0.3, clear: 0.1 })
      : poplar(stage, 0, 0, 300, 0.1),
  );
  const cedars = [0.24, 0.3].map((spread) =>
    defineGroup(
      stage,
      greatCedar(stage, { x: 0, base: 0, height: 200, distance: 0.14, spread, clear: 0.1 }),
    ),
  );
  const row = (from: number, to: number, height: number) => {
    for (let x = from; x < to; x += random.between(32, 58)) {
      const scale = (height / 300) * random.between(0.72, 1.08);
      trees.push(placeGroup(tall, x, shore - 6, scale * random.between(0.9, 1.2), scale));
    }
  };
  const left = random.pick([random.between(140, 240), random.between(560, 700)]);
  row(left, left + random.between(180, 320), 300);
  row(-560, -330, 280);
  row(1330, 1560, 260);
  if (random.chance(0.5)) row(left > 400 ? 130 : 950, left > 400 ? 330 : 1130, 200);
  for (const x of [
    left - 120,
    left - 190,
    left > 400 ? 400 : 700,
    left > 400 ? 1060 : 790,
    1180,
    1250,
    -180,
    -680,
    1700,
    1800,
  ]) {
    trees.push(
      placeGroup(
        random.pick([cedars[0] ?? '', cedars[1] ?? '']),
        x + random.between(-26, 26),
        shore - 4,
        random.between(0.66, 1.05),
      ),
    );
  }
  return [
    ridge(stage, shore - 60, 190, stage.far(PAINT.mountain, 0.68), {
      step: 280,
      snow: stage.season.snow,
    }),
    treeline(stage, shore - 70, 66, stage.far(PAINT.cedar, 0.56), { gap: 36, roll: 34 }),
    treeline(stage, shore - 34, 100, stage.far(PAINT.cedar, 0.36), { gap: 50, roll: 16 }),
    path(
      `M${LEFT} ${n(shore - 20)}Q600 ${n(shore - 26)} ${RIGHT} ${n(shore - 16)}V${n(shore + 2)}H${LEFT}Z`,
      stage.far(grass(stage), 0.12),
    ),
    ...trees,
  ].join('');
}

/** Volcanic highland: bare cones, cedars on one slope, a distant white ridge. */
export function volcanic(stage: Stage, shore: number): string {
  const { random } = stage;
  const side = random.pick([1, -1]);
  const cone = (x: number, width: number, height: number, color: Color, distance: number) => {
    const flat = width * 0.09;
    const top = shore - height;
    const half = width / 2;
    const outline = (from: number, to: number) =>
      `M${n(x + from * half)} ${n(shore)}Q${n(x + from * (flat + half * 0.3))} ${n(top + height * 0.36)} ${n(x + from * flat)} ${n(top)}Q${n(x)} ${n(top + 10)} ${n(x + to * flat)} ${n(top)}Q${n(x + to * (flat + half * 0.3))} ${n(top + height * 0.36)} ${n(x + to * half)} ${n(shore)}Z`;
    return (
      path(outline(-1, 1), mix(stage.shade(color), stage.light.haze, distance)) +
      path(outline(0.1, 1), stage.far(color, distance)) +
      // Ravines on its sides.
      path(
        `M${n(x + flat * 0.2)} ${n(top + 8)}L${n(x - half * 0.2)} ${n(shore)}H${n(x + half * 0.16)}L${n(x + half * 0.02)} ${n(top + height * 0.5)}Z`,
        stage.far(color, distance),
      ) +
      path(
        `M${n(x + half * 0.2)} ${n(top + height * 0.34)}L${n(x + half * 0.3)} ${n(shore)}H${n(x + half * 0.44)}ZM${n(x + half * 0.42)} ${n(top + height * 0.6)}L${n(x + half * 0.56)} ${n(shore)}H${n(x + half * 0.64)}Z`,
        mix(stage.shade(color), stage.light.haze, distance),
        { opacity: 0.6 },
      )
    );
  };
  const at = (x: number) => 600 + side * (x - 600);
  return [
    ridge(stage, shore - 70, 230, stage.far('#8a8f9c', 0.5), {
      step: 210,
      rugged: true,
      snow: true,
    }),
    ridge(stage, shore - 20, 110, stage.far('#97805f', 0.45), { step: 300 }),
    cone(at(360), 1100, random.between(190, 225), '#a5825c', 0.24),
    cone(at(-420), 800, 170, '#9a7b58', 0.3),
    cone(at(1560), 900, 200, '#a5825c', 0.26),
    cone(at(930), 760, random.between(100, 130), '#8d6a4c', 0.16),
    treeline(stage, shore - (side > 0 ? 10 : 120), 74, stage.far(PAINT.cedar, 0.26), {
      from: side > 0 ? 760 : -700,
      to: side > 0 ? 2000 : 440,
      gap: 27,
      roll: 8,
      fall: side > 0 ? -110 : 112,
    }),
    path(
      `M${LEFT} ${n(shore - 14)}Q600 ${n(shore - 4)} ${RIGHT} ${n(shore - 14)}V${n(shore + 2)}H${LEFT}Z`,
      stage.far(stage.season.snow ? PAINT.snow : '#b59a6c', 0.1),
    ),
  ].join('');
}

/** An open plateau: low hills, a few houses and single trees. */
export function open(stage: Stage, shore: number): string {
  const { random } = stage;
  const bare = stage.motif === 'ifrah';
  const tall = defineGroup(stage, poplar(stage, 0, 0, 150, 0.14));
  const farm = random.between(300, 860);
  const house = (x: number, width: number) =>
    path(`M${n(x)} ${n(shore - 8)}v-30h${n(width)}v30z`, stage.far(PAINT.lime, 0.14)) +
    path(`M${n(x)} ${n(shore - 8)}v-30h${n(width * 0.3)}v30z`, stage.shade(PAINT.lime)) +
    path(`M${n(x + width * 0.6)} ${n(shore - 16)}v-12h9v12z`, stage.lamp());
  return [
    ridge(stage, shore - 70, 170, stage.far(PAINT.mountain, 0.66), {
      step: 300,
      snow: stage.season.snow,
    }),
    ridge(stage, shore - 30, 150, stage.far(PAINT.hill, 0.44), { step: 190 }),
    bare
      ? ''
      : treeline(stage, shore - 50, 46, stage.far(PAINT.cedar, 0.42), { gap: 24, roll: 26 }),
    ridge(stage, shore - 10, 60, stage.far(grass(stage), 0.22), { step: 260 }),
    house(farm, 62),
    house(farm + 74, 40),
    house(farm - 760, 58),
    house(farm + 800, 54),
    bare ? shoreRings(stage, shore) : '',
    ...(bare ? [] : [-70, -46, -26, 128, 152, 172, 196, -830, -806, -780, 872, 894, 920]).map(
      (dx) =>
        placeGroup(tall, farm + dx + random.between(-6, 6), shore - 4, random.between(0.7, 1.15)),
    ),
  ].join('');
}

/** Pale rings on the slope, where the shore was when the lake was full. */
function shoreRings(stage: Stage, shore: number): string {
  return [0, 1, 2]
    .map((ring) =>
      path(
        `M${LEFT} ${n(shore - 26 + ring * 9)}Q600 ${n(shore - 34 + ring * 10)} ${RIGHT} ${n(shore - 24 + ring * 9)}v5Q600 ${n(shore - 29 + ring * 10)} ${LEFT} ${n(shore - 21 + ring * 9)}z`,
        stage.far('#d9c9a0', 0.08 + ring * 0.04),
      ),
    )
    .join('');
}
