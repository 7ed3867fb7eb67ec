import { n } from '../../domain/format/svgPath.ts';
import type { Color } from '../color.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, group, path } from '../svg.ts';

const ROSE: readonly [Color, Color, Color] = ['#d9406c', '#ec7c9a', '#f7b9c6'];

interface Field {
  /** The vanishing point of the rows: x, then y. */
  meet: number;
  eye: number;
  /** The far end of the field. */
  top: number;
}

/** Distance between rows at y 900. */
const GAP = 230;

/**
 * Rows of rose bushes towards the vanishing point. Bushes and roses are the dots of dashed lines, in
 * belts of increasing size: thousands of dots in a few shapes.
 */
export function roseRows(stage: Stage, { meet, eye, top }: Field): string {
  const { random, season } = stage;
  const leaf: Color = season.bare ? '#63703f' : '#4d7a3c';
  const parts: string[] = [];
  const ratio = 1.36;
  const first = (top - eye) / (900 - eye);
  for (let scale = first; scale < 1.5; scale *= ratio) {
    const from = eye + scale * (900 - eye);
    const to = eye + scale * ratio * (900 - eye);
    const size = scale * ratio ** 0.5;
    const rows: number[] = [];
    for (let row = -60; row < 60; row++) {
      const x = meet + (row + 0.5) * GAP * size;
      if (x > -720 && x < 1920) rows.push((row + 0.5) * GAP);
    }
    // The rows of a belt are one path, used for leaves and for each colour of roses.
    const far = scale < 0.17;
    const d = far
      ? `M-800 ${n(from)}H2000M-800 ${n((from + to) / 2)}H2000`
      : rows
          .map((offset) => {
            const ends = [meet + offset * scale, meet + offset * scale * ratio] as const;
            return `M${ends[0].toFixed(0)} ${from.toFixed(0)}L${ends[1].toFixed(0)} ${to.toFixed(0)}`;
          })
          .join('');
    const id = stage.define((name) => `<path id="${name}" d="${d}"/>`);
    const belt = (
      across: number,
      lift: number,
      width: number,
      gaps: readonly number[],
      fill: Color,
    ) =>
      `<use href="#${id}" x="${n(across * size)}" y="${n(-lift * size)}" stroke="${fill}" stroke-width="${n(width * size)}" stroke-dasharray="${gaps.map((gap) => `0 ${n(gap * size)}`).join(' ')}"/>`;
    // In the distance there are no gaps between rows.
    if (far) parts.push(path(`M-800 ${n(from - 4)}H2000V${n(to)}H-800Z`, stage.shade(leaf)));
    else parts.push(belt(0, 30, 132, [62, 54], stage.shade(leaf)));
    parts.push(belt(16, 44, 84, far ? [150, 230, 180] : [70, 52, 61], stage.lit(leaf)));
    if (season.bare) continue;
    const many = (season.blossom ? 1.15 : 2.2) * (far ? 1.4 : 1);
    for (let index = 0; index < 5; index++) {
      const gaps = [26, 44, 20, 58].map((gap) => gap * random.between(0.8, 1.5) * many);
      const across = (index - 2) * 26 + random.between(-6, 6);
      const lift = 40 + (2 - Math.abs(index - 2)) * 22 + random.between(-14, 14);
      parts.push(
        belt(across, lift, random.between(18, 25), gaps, stage.lit(ROSE[index % 3] ?? ROSE[0])),
      );
    }
  }
  return group(parts.join(''), { fill: 'none', 'stroke-linecap': 'round' });
}

/** A wide basket of rose petals. */
export function basket(stage: Stage, x: number, base: number, width: number): string {
  const { random } = stage;
  const w = width / 2;
  const high = width * 0.4;
  const straw = stage.lit('#c9a15c');
  const dark = stage.shade('#a87d42');
  const bands = [0.3, 0.56, 0.8].map((share) => {
    const reach = w * (0.72 + 0.28 * share);
    return `M${n(x - reach)} ${n(base - high * share)}Q${n(x)} ${n(base - high * share + width * 0.12)} ${n(x + reach)} ${n(base - high * share)}`;
  });
  const petals = Array.from({ length: 26 }, (_, index) => {
    const across = random.between(-0.88, 0.88);
    const rise = (1 - across * across) * random.between(-0.25, 1) * width * 0.2;
    return circle(
      x + across * w,
      base - high - rise,
      width * random.between(0.04, 0.062),
      stage.lit(ROSE[index % 3] ?? ROSE[0]),
    );
  });
  return [
    ellipse(x - w * 0.25, base, w * 1.05, width * 0.07, '#000000', { opacity: 0.22 }),
    path(
      `M${n(x - w)} ${n(base - high)}Q${n(x - w * 0.86)} ${n(base)} ${n(x - w * 0.6)} ${n(base)}H${n(x + w * 0.6)}Q${n(x + w * 0.86)} ${n(base)} ${n(x + w)} ${n(base - high)}Z`,
      straw,
    ),
    path(
      `M${n(x - w)} ${n(base - high)}Q${n(x - w * 0.86)} ${n(base)} ${n(x - w * 0.6)} ${n(base)}H${n(x - w * 0.1)}Q${n(x - w * 0.4)} ${n(base - high * 0.4)} ${n(x - w * 0.36)} ${n(base - high)}Z`,
      dark,
    ),
    path(bands.join(''), 'none', { stroke: dark, 'stroke-width': width * 0.018 }),
    ellipse(x, base - high, w, width * 0.1, stage.shade('#8f6a38')),
    path(
      `M${n(x - w * 0.93)} ${n(base - high)}Q${n(x - w * 0.4)} ${n(base - high - width * 0.24)} ${n(x)} ${n(base - high - width * 0.22)}Q${n(x + w * 0.4)} ${n(base - high - width * 0.24)} ${n(x + w * 0.93)} ${n(base - high)}Q${n(x)} ${n(base - high + width * 0.14)} ${n(x - w * 0.93)} ${n(base - high)}Z`,
      stage.shade(ROSE[0]),
    ),
    petals.join(''),
  ].join('');
}
