import { n } from '../../domain/format/svgPath.ts';
import type { Color } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { circle, path, polygon, rect } from '../svg.ts';

/** A striped awning with a scalloped edge, `drop` deep. */
export function awning(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  drop: number,
  color: Color,
): string {
  const flare = drop * 0.5;
  const count = Math.max(3, Math.round(width / 38));
  const at = (share: number) =>
    [x + width * share, x - flare + (width + flare * 2) * share] as const;
  let stripes = '';
  let scallops = '';
  for (let index = 0; index < count; index++) {
    const [top, low] = at(index / count);
    const [topEnd, lowEnd] = at((index + 1) / count);
    const r = (lowEnd - low) / 2;
    scallops += `M${n(low)} ${n(y + drop)}a${n(r)} ${n(r * 0.7)} 0 0 0 ${n(r * 2)} 0z`;
    if (index % 2) {
      stripes += `M${n(top)} ${n(y)}H${n(topEnd)}L${n(lowEnd)} ${n(y + drop)}H${n(low)}Z`;
    }
  }
  return (
    polygon(
      [
        [x, y],
        [x + width, y],
        [x + width + flare, y + drop],
        [x - flare, y + drop],
      ],
      stage.lit(color),
    ) +
    path(stripes, stage.lit(PAINT.plaster)) +
    path(scallops, stage.shade(color))
  );
}

/** A parasol over a café table with two chairs, standing at (x, base). */
export function parasol(
  stage: Stage,
  x: number,
  base: number,
  height: number,
  color: Color,
): string {
  const top = base - height;
  const half = height * 0.52;
  const rim = top + height * 0.26;
  const wood = stage.shade(PAINT.darkWood);
  return (
    rect(x - height * 0.014, top, height * 0.028, height, wood) +
    rect(
      x - height * 0.22,
      base - height * 0.34,
      height * 0.44,
      height * 0.035,
      stage.lit(PAINT.cedarWood),
    ) +
    path(
      [-0.34, 0.34]
        .map((dx) => {
          const left = x + dx * height;
          const back = Math.sign(dx) * height * 0.07;
          return `M${n(left + back)} ${n(base)}V${n(base - height * 0.44)}M${n(left + back)} ${n(base - height * 0.22)}H${n(left - back)}V${n(base)}`;
        })
        .join(''),
      'none',
      { stroke: wood, 'stroke-width': height * 0.03 },
    ) +
    polygon(
      [
        [x - half, rim],
        [x, top - height * 0.03],
        [x + half, rim],
      ],
      stage.lit(color),
    ) +
    polygon(
      [
        [x - half, rim],
        [x, top - height * 0.03],
        [x - half * 0.3, rim],
      ],
      stage.shade(color),
    ) +
    rect(x - half, rim - 1, half * 2, height * 0.045, stage.shade(color))
  );
}

/** A lamp post, with a glow if lamps are lit. */
export function lampPost(stage: Stage, x: number, base: number, height: number): string {
  const iron = stage.deep('#3d4a44');
  const y = base - height;
  const halo = stage.light.lamps
    ? circle(x, y, height * 0.42, '#ffcf6b', { opacity: 0.16 }) +
      circle(x, y, height * 0.2, '#ffcf6b', { opacity: 0.22 })
    : '';
  return (
    halo +
    rect(x - height * 0.012, y, height * 0.024, height, iron) +
    rect(x - height * 0.035, base - height * 0.06, height * 0.07, height * 0.06, iron) +
    polygon(
      [
        [x - height * 0.03, y - height * 0.05],
        [x + height * 0.03, y - height * 0.05],
        [x + height * 0.02, y + height * 0.04],
        [x - height * 0.02, y + height * 0.04],
      ],
      stage.light.lamps ? stage.lamp() : stage.lit(PAINT.plaster),
    ) +
    polygon(
      [
        [x - height * 0.04, y - height * 0.05],
        [x, y - height * 0.09],
        [x + height * 0.04, y - height * 0.05],
      ],
      iron,
    )
  );
}
