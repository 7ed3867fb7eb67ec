import { n } from '../../domain/format/svgPath.ts';
import { mix } from '../color.ts';
import type { Stage } from '../stage.ts';
import { ellipse, group, path } from '../svg.ts';
import { through } from './lamp.ts';

/** Vertical scale of the table in the oblique view. */
export const SLANT = 0.56;

/** A pastilla: pastry, sugar, a lattice of cinnamon, almonds in the middle. */
export function pie(stage: Stage, x: number, y: number): string {
  const { random } = stage;
  const r = 315;
  const ry = r * SLANT;
  const thick = 58;
  const crust = stage.lit('#d9953c');
  const dark = stage.shade('#b5702a');
  const leaves = [0.3, 0.6].map(
    (share) =>
      `M${n(x - r)} ${n(y + thick * share)}A${r} ${n(ry)} 0 0 0 ${n(x + r)} ${n(y + thick * share)}`,
  );
  const lines: string[] = [];
  const step = random.pick([72, 84, 96]);
  for (let offset = -r * 2; offset <= r * 2; offset += step) {
    lines.push(
      `M${n(offset - r)} ${-r}L${n(offset + r)} ${r}M${n(offset + r)} ${-r}L${n(offset - r)} ${r}`,
    );
  }
  const crown = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4;
    return ellipse(0, -50, 15, 31, index % 2 ? stage.lit('#c98a4a') : stage.lit('#dba463'), {
      transform: `rotate(${n((angle * 180) / Math.PI)})`,
    });
  });
  const around = Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8 + 0.1;
    return ellipse(0, -282, 11, 23, stage.lit('#c98a4a'), {
      transform: `rotate(${n((angle * 180) / Math.PI + random.between(-3, 3))})`,
    });
  });
  return [
    ellipse(x - 26, y + thick + 14, r * 1.03, ry * 1.03, '#000000', { opacity: 0.25 }),
    path(
      `M${n(x - r)} ${y}V${y + thick - 12}A${r} ${n(ry)} 0 0 0 ${n(x + r)} ${y + thick - 12}V${y}Z`,
      crust,
    ),
    path(
      `M${n(x - r)} ${y}V${y + thick - 12}A${r} ${n(ry)} 0 0 0 ${n(x - r * 0.2)} ${n(y + thick - 12 + ry * 0.98)}V${n(y + ry * 0.98)}Z`,
      dark,
    ),
    path(leaves.join(''), 'none', { stroke: dark, 'stroke-width': 4, opacity: 0.7 }),
    ellipse(x, y, r, ry, crust),
    ellipse(
      x + 3,
      y - 3,
      r * 0.965,
      ry * 0.965,
      mix(stage.lit('#f6e9cf'), stage.lit('#fbf4e4'), 0.5),
    ),
    through(
      stage,
      `M${n(x - r * 0.94)} ${y}a${n(r * 0.94)} ${n(ry * 0.94)} 0 1 1 ${n(r * 1.88)} 0a${n(r * 0.94)} ${n(ry * 0.94)} 0 1 1 ${n(-r * 1.88)} 0z`,
      group(path(lines.join(''), 'none', { stroke: stage.lit('#8a4a22'), 'stroke-width': 11 }), {
        transform: `translate(${n(x)} ${y}) scale(1 ${SLANT})`,
      }),
    ),
    group(
      `<circle r="104" fill="${stage.lit('#fbf4e4')}"/><circle r="94" fill="none" stroke="${stage.lit('#8a4a22')}" stroke-width="9"/>${crown.join('')}<circle r="17" fill="${stage.lit('#8a4a22')}"/>${around.join('')}`,
      {
        transform: `translate(${n(x)} ${y}) scale(1 ${SLANT})`,
      },
    ),
  ].join('');
}
