import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { ellipse, path, polygon, rect } from '../svg.ts';

/** The marble slab along the wall, a folded towel on it. */
export function bench(stage: Stage): string {
  const marble = stage.lit(PAINT.white);
  return [
    ...[130, 420].map((x) => rect(x, 716, 46, 62, stage.shade('#c9bca6'))),
    polygon(
      [
        [90, 700],
        [110, 676],
        [520, 676],
        [500, 700],
      ],
      marble,
    ),
    rect(90, 700, 410, 22, stage.shade('#d8cdb8')),
    rect(180, 656, 96, 12, stage.lit(PAINT.terracotta)),
    rect(176, 667, 104, 12, stage.lit('#e8dbbd')),
    ...[-560, 1240].map(
      (x) => rect(x, 676, 420, 24, marble) + rect(x, 700, 420, 60, stage.shade('#c9bca6')),
    ),
  ].join('');
}

/** A stone basin at the wall with its two taps of brass. */
export function basin(stage: Stage): string {
  const marble = stage.lit(PAINT.white);
  return [
    ellipse(905, 800, 150, 20, '#000000', { opacity: 0.2 }),
    path('M850 690L872 798H948L970 690Z', stage.shade('#d8cdb8')),
    path('M910 690L912 798H948L970 690Z', marble),
    path('M790 650Q800 726 910 726Q1020 726 1030 650Z', marble),
    path('M790 650Q800 726 910 726Q850 710 850 650Z', stage.shade('#d8cdb8')),
    ellipse(910, 650, 120, 22, stage.lit('#f6efe0')),
    ellipse(910, 652, 102, 16, stage.lit('#5a9aa0')),
    path('M880 596h60v12h-18q0 20 -6 40h-10q4 -20 4 -40h-30z', stage.lit(PAINT.brass)),
    rect(913, 640, 4, 14, '#ffffff', { opacity: 0.7 }),
  ].join('');
}

/** A wooden bucket with hoops of brass, and a copper scoop beside it. */
export function bucket(stage: Stage, x: number, base: number): string {
  const wood = stage.lit('#a8703f');
  return [
    ellipse(x - 14, base, 84, 13, '#000000', { opacity: 0.22 }),
    path(`M${x - 66} ${base - 104}Q${x} ${base - 226} ${x + 66} ${base - 104}`, 'none', {
      stroke: stage.shade(PAINT.darkWood),
      'stroke-width': 8,
    }),
    path(`M${x - 72} ${base - 108}L${x - 54} ${base}H${x + 54}L${x + 72} ${base - 108}Z`, wood),
    path(
      `M${x - 72} ${base - 108}L${x - 54} ${base}H${x - 16}L${x - 24} ${base - 108}Z`,
      stage.shade('#8a5a34'),
    ),
    ...[86, 30].map((up) =>
      rect(x - 56 - up * 0.16, base - up, 112 + up * 0.32, 11, stage.lit(PAINT.brass)),
    ),
    ellipse(x, base - 108, 72, 15, stage.shade('#6d452a')),
    ellipse(x, base - 106, 60, 10, stage.lit('#5a9aa0')),
    path(
      `M${x - 210} ${base - 34}Q${x - 206} ${base + 4} ${x - 164} ${base + 4}Q${x - 122} ${base + 4} ${x - 118} ${base - 34}Z`,
      stage.lit('#c06a3c'),
    ),
    ellipse(x - 164, base - 34, 46, 9, stage.shade('#8a4526')),
  ].join('');
}
