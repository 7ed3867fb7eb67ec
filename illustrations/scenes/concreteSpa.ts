import { type Color, mix } from '../color.ts';
import { bareHill } from '../motifs/bareHill.ts';
import { ground, ridge } from '../motifs/land.ts';
import { person } from '../motifs/people.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { palm } from '../motifs/trees.ts';
import { ripples } from '../motifs/waterside.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage } from '../stage.ts';
import { ellipse, polygon, rect } from '../svg.ts';

const CONCRETE: Color = '#cfc3b0';

/** Sidi Harazem: folded canopies of raw concrete, round basins and a stepped channel under palms. */
export function concreteSpa(stage: Stage): string {
  const { random } = stage;
  const lit = stage.lit(CONCRETE);
  const dark = stage.shade(CONCRETE);
  const water = mix(stage.lit('#5fb3b8'), stage.shade(PAINT.water), 0.2);
  const basin = (x: number, y: number, rx: number) =>
    [
      ellipse(x, y + 34, rx + 26, rx * 0.25 + 16, dark),
      rect(x - rx - 26, y, rx * 2 + 52, 34, dark),
      ellipse(x, y, rx + 26, rx * 0.25 + 16, lit),
      ellipse(x, y + 4, rx, rx * 0.25, stage.deep(CONCRETE)),
      ellipse(x, y + 12, rx - 4, rx * 0.25 - 6, water),
      ripples(random, [x - rx * 0.6, y + 6], [x + rx * 0.6, y + rx * 0.16], 4, '#ffffff', 0.5),
    ].join('');
  return [
    sky(stage, 520),
    clouds(stage, 2, 80),
    birds(stage, 4, [820, 150]),
    ridge(stage, 470, 110, stage.far(PAINT.hill, 0.6), { step: 260 }),
    bareHill(stage, -520, 560, 1300, 210, 0.3),
    bareHill(stage, 1560, 560, 1400, 240, 0.3),
    bareHill(stage, 560, 590, 1700, 190, 0.22),
    ...[-560, -330, -90, 90, 1010, 1130, 1330, 1620].map((x, index) =>
      palm(stage, x + random.between(-20, 20), 590, 250 + (index % 3) * 70, 0.12),
    ),
    ground(580, stage.lit('#d8bf94')),
    canopy(stage, 250, 560, 0.86),
    canopy(stage, -420, 574, 0.8),
    canopy(stage, 1590, 574, 0.8),
    canopy(stage, 800, 596, 1.15),
    rect(LEFT, 640, SPAN, BOTTOM - 640, stage.lit('#d9cdb8')),
    rect(LEFT, 640, SPAN, 10, dark),
    palm(stage, 490, 646, 420),
    // The wall with the taps; people fill their canisters.
    rect(60, 566, 330, 86, lit),
    rect(60, 566, 330, 12, stage.lit(PAINT.white)),
    ...[110, 190, 270, 346].map(
      (x) =>
        rect(x, 592, 26, 8, stage.lit(PAINT.brass)) +
        rect(x + 20, 600, 5, 36, stage.lit('#cfe6ea'), { opacity: 0.9 }),
    ),
    ...[
      [140, 668, 104, '#b5532a'],
      [236, 676, 110, '#1d4f8f'],
      [330, 664, 96, '#f1e4c8'],
    ].map(([x = 0, y = 0, height = 0, clothes]) =>
      person(stage, Number(x), Number(y), Number(height), clothes as Color),
    ),
    ...[170, 268, 290].map((x, index) =>
      rect(x, 648 + index * 5, 20, 28, stage.lit(index % 2 ? '#4f88c2' : PAINT.white), { rx: 4 }),
    ),
    channel(stage, water),
    basin(430, 762, 250),
    basin(930, 800, 190),
    basin(-340, 780, 220),
    basin(1560, 790, 230),
    person(stage, 690, 730, 116, '#1f6b4d'),
    person(stage, 738, 738, 84, '#e3a92f'),
  ].join('');
}

/** A canopy of folded concrete on leaning piers, about 520 wide; (x, base) is the foot of its middle. */
function canopy(stage: Stage, x: number, base: number, size: number): string {
  const at = (dx: number, up: number) => [x + dx * size, base + 60 - up * size] as const;
  const folds = Array.from({ length: 5 }, (_, index) => {
    const left = -290 + index * 116;
    return [
      polygon(
        [at(left, 268), at(left + 58, 330), at(left + 58, 244), at(left + 20, 214)],
        stage.lit(CONCRETE),
      ),
      polygon(
        [at(left + 58, 330), at(left + 116, 268), at(left + 96, 214), at(left + 58, 244)],
        stage.shade(CONCRETE),
      ),
    ].join('');
  });
  const piers = [-190, 0, 190].map((dx) =>
    [
      polygon(
        [at(dx - 14, 0), at(dx - 56, 232), at(dx + 6, 232), at(dx + 4, 0)],
        stage.lit('#bfb29d'),
      ),
      polygon(
        [at(dx + 4, 0), at(dx + 6, 232), at(dx + 56, 232), at(dx + 14, 0)],
        stage.shade('#a89a86'),
      ),
    ].join(''),
  );
  return [
    polygon([at(-250, 216), at(250, 216), at(220, 0), at(-220, 0)], stage.deep('#8d8271'), {
      opacity: 0.32,
    }),
    ...piers,
    ...folds,
    polygon([at(-270, 218), at(270, 218), at(250, 200), at(-250, 200)], stage.deep(CONCRETE)),
  ].join('');
}

/** Water that falls from step to step between two walls. */
function channel(stage: Stage, water: Color): string {
  return Array.from({ length: 4 }, (_, index) => {
    const y = 646 + index * 26;
    const x = 800 + index * 22;
    const width = 84 + index * 16;
    return [
      rect(x - 18, y, width + 36, 30, stage.lit(CONCRETE)),
      rect(x, y + 2, width, 10, water),
      rect(x, y + 12, width, 18, stage.lit('#cfe6ea')),
      rect(x, y + 26, width, 4, stage.shade(PAINT.water), { opacity: 0.5 }),
    ].join('');
  }).join('');
}
