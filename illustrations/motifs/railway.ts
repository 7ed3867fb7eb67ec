import { n } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, group, path, rect } from '../svg.ts';
import { defineGroup, placeGroup } from './copies.ts';

/** Length of the nose before the first car. */
const NOSE = 406;

/** The colours of a modern train: body, band, second band. */
export type Livery = readonly [body: Color, band: Color, accent: Color];

/** White trains with bands in the region's colours. */
export const LIVERIES: readonly [Livery, ...Livery[]] = [
  ['#f3efe6', '#b5532a', '#e3a92f'],
  ['#f3efe6', '#1f6b4d', '#e3a92f'],
  ['#eae6dc', '#1d4f8f', '#b5532a'],
];

/**
 * A modern train from the side, with its nose at (x, rail) and its cars behind it; `facing` 1 is
 * right. Cars are 430 units long at scale 1 and 150 high above the rail.
 */
export function train(
  stage: Stage,
  x: number,
  rail: number,
  scale: number,
  facing: 1 | -1,
  cars: number,
  livery: Livery,
) {
  const nose = defineGroup(stage, head(stage, livery));
  const coach = defineGroup(stage, car(stage, livery));
  const coaches = Array.from({ length: cars }, (_, index) =>
    placeGroup(coach, -NOSE - 430 * index, 0),
  );
  return group(coaches.join('') + placeGroup(nose, -NOSE, 0), {
    transform: `matrix(${(facing * scale).toFixed(3)} 0 0 ${scale.toFixed(3)} ${n(x)} ${n(rail)})`,
  });
}

function wheels(stage: Stage, places: readonly number[]): string {
  const dark = stage.deep('#3a3a40');
  return places
    .map(
      (x) =>
        rect(x - 46, -26, 92, 14, dark, { rx: 5 }) +
        circle(x - 28, -12, 12, dark) +
        circle(x + 28, -12, 12, dark) +
        circle(x - 28, -12, 5, stage.shade('#8d8d92')) +
        circle(x + 28, -12, 5, stage.shade('#8d8d92')),
    )
    .join('');
}

function car(stage: Stage, [body, band, accent]: Livery): string {
  const panes = [0, 1, 2, 3, 4, 5, 6].map(
    (index) => `M${-384 + index * 46 + (index > 3 ? 12 : 0)}-112h36v38h-36z`,
  );
  return [
    wheels(stage, [-360, -70]),
    rect(-428, -146, 426, 124, stage.lit(body), { rx: 9 }),
    rect(-428, -148, 426, 10, stage.shade('#9a9da2'), { rx: 5 }),
    rect(-428, -120, 426, 54, stage.deep('#2b3340')),
    path(
      panes.join(''),
      stage.light.lamps ? '#ffd98a' : mix(stage.light.sky[1], stage.shade('#35506a'), 0.35),
    ),
    rect(-428, -58, 426, 14, stage.lit(band)),
    rect(-428, -42, 426, 5, stage.lit(accent)),
    rect(-428, -32, 426, 10, stage.shade(body)),
    ...[-424, -40].map(
      (x) =>
        rect(x, -126, 34, 96, stage.shade(band)) +
        rect(x + 6, -118, 22, 44, stage.light.lamps ? '#ffd98a' : stage.deep('#35506a')),
    ),
    rect(-6, -138, 8, 108, stage.deep('#2b3340')),
  ].join('');
}

/** The power car with its long sloping nose. */
function head(stage: Stage, [body, band, accent]: Livery): string {
  const outline = 'M0-137Q0-146 10-146H210C290-146 350-112 392-70Q412-46 404-30Q400-22 388-22H0Z';
  const clip = stage.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
  return [
    wheels(stage, [70, 280]),
    `<g clip-path="url(#${clip})">`,
    path(outline, stage.lit(body)),
    rect(0, -150, 300, 12, stage.shade('#9a9da2')),
    rect(0, -58, 420, 14, stage.lit(band)),
    path('M210-150C300-146 360-110 420-62V-22H340Q352-60 300-92Q250-124 170-140Z', stage.lit(band)),
    path('M240-44H420V-38H240Z', stage.lit(accent)),
    rect(0, -42, 420, 5, stage.lit(accent)),
    rect(0, -32, 420, 12, stage.shade(body)),
    rect(0, -120, 176, 54, stage.deep('#2b3340')),
    path(
      'M20-112h36v38h-36zM66-112h36v38h-36zM112-112h36v38h-36z',
      stage.light.lamps ? '#ffd98a' : mix(stage.light.sky[1], stage.shade('#35506a'), 0.35),
    ),
    path('M232-136Q286-124 330-92L262-88Q236-92 226-112Z', stage.deep('#24303f')),
    path(
      'M240-130Q280-120 312-98L290-97Q256-112 240-130Z',
      mix(stage.light.sky[1], stage.deep('#24303f'), 0.45),
    ),
    '</g>',
    ellipse(384, -48, 12, 6, stage.light.lamps ? '#fff6d2' : stage.lit('#f2eddc'), {
      transform: 'rotate(38 384 -48)',
    }),
    rect(184, -126, 30, 96, stage.shade(band)),
    rect(190, -118, 18, 44, stage.light.lamps ? '#ffd98a' : stage.deep('#35506a')),
    path('M96-148l26-26l26 26M100-174h44', 'none', {
      stroke: stage.deep('#3a3a40'),
      'stroke-width': 5,
    }),
  ].join('');
}

/** Masts and contact wire across the picture. */
export function catenary(
  stage: Stage,
  from: number,
  to: number,
  rail: number,
  height: number,
  step: number,
): string {
  const color = stage.shade('#6a6a70');
  let masts = '';
  for (let x = from; x < to; x += step) {
    masts += `M${n(x)} ${n(rail)}v${n(-height - 26)}M${n(x)} ${n(rail - height - 14)}h52m-52 16l44-16`;
  }
  let wire = `M${n(from)} ${n(rail - height - 12)}`;
  for (let x = from; x < to; x += step) wire += `q${n(step / 2)} 16 ${n(step)} 0`;
  return (
    path(masts, 'none', { stroke: color, 'stroke-width': 6 }) +
    path(`${wire}M${n(from)} ${n(rail - height + 12)}H${n(to)}`, 'none', {
      stroke: color,
      'stroke-width': 2,
    })
  );
}
