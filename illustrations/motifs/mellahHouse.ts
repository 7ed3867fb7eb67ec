import { mix } from '../color.ts';
import { PAINT } from '../paint.ts';

import type { Stage } from '../stage.ts';
import { balcony, type House, type Row, sideTone } from './balcony.ts';
import { type Face, panel, wallArch } from './space.ts';

/** A house of the Mellah: shop, tall windows with a wooden balcony above it, cornice. */
export function balconyHouse(stage: Stage, row: Row, house: House): string {
  const { project, half, side } = row;
  const { from, to, height, wall, wood } = house;
  const { light, random } = stage;
  const tone = sideTone(stage, side);
  const face: Face = (along, up) => project(side * half, up, along);
  const middle = (from + to) / 2;
  const long = to - from;
  const warm = light.lamps
    ? mix('#e8a653', stage.deep(PAINT.brick), random.between(0, 0.5))
    : stage.deep(PAINT.brick);
  const shutter = random.pick(['#3f6f8a', '#2f6b52', PAINT.cedarWood, '#7a3b2c'] as const);
  const parts = [
    panel(face, [from, to], [0, height], tone(wall)),
    panel(face, [from, to], [0, 0.9], tone(mix(wall, '#5b4636', 0.35))),
    // The cornice, its shadow on the wall, and the small windows under it.
    panel(face, [from, to], [height - 0.55, height], tone(mix(wall, PAINT.white, 0.4))),
    panel(face, [from, to], [height - 0.68, height - 0.55], tone(mix(wall, '#4a3528', 0.5))),
  ];
  const shop = random.chance(0.6);
  parts.push(
    shop
      ? panel(face, [middle - long * 0.36, middle + long * 0.36], [0, 2.5], warm) +
          panel(face, [middle - long * 0.36, middle - long * 0.16], [0, 2.5], tone(shutter)) +
          panel(face, [middle - long * 0.16, middle + long * 0.36], [0, 0.92], tone(wood)) +
          panel(face, [middle - long * 0.42, middle + long * 0.42], [2.5, 2.78], tone(wood))
      : wallArch(face, middle, [0, 2.6], Math.min(1.5, long * 0.5), tone(PAINT.white)) +
          wallArch(face, middle, [0, 2.45], Math.min(1.2, long * 0.4), tone(shutter)),
  );
  // Distant houses are small: one window less, fewer bars.
  for (const dx of from < 9 ? [-0.27, 0.02, 0.31] : [-0.2, 0.24]) {
    const at = middle + dx * long;
    const pane = light.lamps && random.chance(0.6) ? stage.lamp() : stage.deep(PAINT.brick);
    parts.push(
      panel(face, [at - long * 0.115, at + long * 0.1], [3.4, 5.4], tone(shutter)),
      panel(face, [at - long * 0.07, at + long * 0.055], [3.4, 5.3], pane),
    );
  }
  if (height > 7.6) {
    for (const dx of [-0.22, 0.22]) {
      parts.push(
        wallArch(face, middle + dx * long, [6.75, height - 0.85], 0.5, stage.deep(PAINT.brick)),
      );
    }
  }
  return parts.join('') + balcony(stage, row, house);
}
