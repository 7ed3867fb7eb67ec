import { mix } from '../../color.ts';
import { backdrop, terrain, tone } from '../../motifs/backdrop.ts';
import { person } from '../../motifs/people.ts';
import { sky } from '../../motifs/sky.ts';
import { bunting } from '../../motifs/tents.ts';
import { olive } from '../../motifs/trees.ts';
import { PAINT } from '../../paint.ts';
import { LEFT, RIGHT, SPAN, type Stage } from '../../stage.ts';
import { circle, ellipse, path, rect } from '../../svg.ts';

/** New olive oil on a table at a country fair: jars, a saucer with bread, olives in bowls. */
export function newOil(stage: Stage): string {
  const bottle = (x: number, y: number, h: number) =>
    path(
      `M${x - h * 0.16} ${y}V${y - h * 0.6}Q${x - h * 0.14} ${y - h * 0.74} ${x - h * 0.06} ${y - h * 0.78}V${y - h}H${x + h * 0.06}V${y - h * 0.78}Q${x + h * 0.14} ${y - h * 0.74} ${x + h * 0.16} ${y - h * 0.6}V${y}Z`,
      stage.lit('#a8a02e'),
    ) +
    path(
      `M${x - h * 0.16} ${y}V${y - h * 0.6}Q${x - h * 0.14} ${y - h * 0.74} ${x - h * 0.06} ${y - h * 0.78}V${y}Z`,
      stage.shade('#6d6a1f'),
    ) +
    rect(x - h * 0.07, y - h * 1.06, h * 0.14, h * 0.1, stage.lit('#c9a06a')) +
    rect(x - h * 0.12, y - h * 0.46, h * 0.24, h * 0.24, stage.lit(PAINT.plaster));
  const bowl = (x: number, y: number, w: number, color: `#${string}`) =>
    path(
      `M${x - w} ${y}Q${x - w * 0.8} ${y + w * 0.7} ${x} ${y + w * 0.72}Q${x + w * 0.8} ${y + w * 0.7} ${x + w} ${y}Z`,
      stage.lit(PAINT.blueTile),
    ) +
    ellipse(x, y, w, w * 0.28, stage.lit(PAINT.white)) +
    Array.from({ length: 22 }, (_, index) =>
      ellipse(
        x + Math.cos(index * 2.4) * w * 0.8 * Math.sqrt((index + 1) / 23),
        y - w * 0.06 + Math.sin(index * 2.4) * w * 0.2 * Math.sqrt((index + 1) / 23),
        w * 0.12,
        w * 0.1,
        index % 2 ? stage.lit(color) : stage.shade(color),
      ),
    ).join('');
  return [
    backdrop(stage, 380, { mountain: 160, hill: 110 }),
    terrain(
      '420Q200 340 700 390T2000 360',
      tone(stage, mix(stage.season.grass, PAINT.soil, 0.3), 0.8),
    ),
    ...Array.from({ length: 20 }, (_, index) =>
      olive(
        stage,
        -100 + (index % 10) * 146,
        450 + Math.floor(index / 10) * 50,
        76 + Math.floor(index / 10) * 20,
        0.12,
      ),
    ),
    bunting(stage, [-200, 60], [620, 100], 90, 40),
    bunting(stage, [620, 100], [1400, 50], 90, 40),
    terrain('540Q600 520 2000 540', tone(stage, PAINT.earthRoad, 0.8)),
    person(stage, 300, 640, 230, '#1f6b4d'),
    person(stage, 860, 640, 240, '#f1e4c8'),
    person(stage, 970, 640, 220, '#b5532a'),
    rect(LEFT, 620, SPAN, 500, stage.lit('#b5532a')),
    path(`M${LEFT} 620H${RIGHT}V650H${LEFT}Z`, stage.lit('#e3a92f')),
    path(
      Array.from({ length: 24 }, (_, index) => `M${-780 + index * 120} 650l40 26l40 -26z`).join(''),
      stage.lit(PAINT.plaster),
    ),
    bottle(160, 740, 300),
    bottle(280, 760, 340),
    bottle(1050, 750, 320),
    bowl(470, 730, 110, '#5f6f3a'),
    bowl(720, 720, 100, '#4a2f4a'),
    // The saucer of oil, and bread.
    ellipse(610, 850, 200, 42, stage.shade(PAINT.stone)),
    ellipse(610, 840, 200, 42, stage.lit(PAINT.white)),
    ellipse(610, 840, 150, 28, stage.lit('#b8b03a')),
    ellipse(570, 834, 60, 8, '#ffffff', { opacity: 0.5 }),
    ellipse(900, 850, 130, 54, stage.lit('#d9a05a')),
    path('M770 850Q800 796 900 796Q1000 796 1030 850Q900 820 770 850Z', stage.lit('#e8bd7c')),
    path('M400 870Q360 820 410 800Q470 800 470 850Q450 890 400 870Z', stage.lit('#e8bd7c')),
  ].join('');
}

/** Baskets and crates of cherries on a table under bunting, before the town's walls. */
export function cherryBaskets(stage: Stage): string {
  const cherries = (x: number, y: number, w: number) =>
    Array.from({ length: 9 }, (_, index) => {
      const reach = Math.sqrt((index + 1) / 9) * w * 0.8;
      return circle(
        x + Math.cos(index * 2.4) * reach,
        y - w * 0.1 + Math.sin(index * 2.4) * reach * 0.42,
        w * 0.25,
        index % 2 ? stage.lit('#c8253a') : stage.shade('#a81f32'),
      );
    }).join('');
  const full = (x: number, base: number, w: number) =>
    path(
      `M${x - w} ${base - w * 0.8}L${x - w * 0.76} ${base}H${x + w * 0.76}L${x + w} ${base - w * 0.8}Z`,
      stage.lit('#b8834a'),
    ) +
    path(
      `M${x - w} ${base - w * 0.8}L${x - w * 0.76} ${base}H${x - w * 0.2}V${base - w * 0.8}Z`,
      stage.shade('#8d5f34'),
    ) +
    ellipse(x, base - w * 0.8, w, w * 0.34, stage.shade('#7a4f2a')) +
    cherries(x, base - w * 0.82, w);
  return [
    sky(stage, 620),
    rect(LEFT, 380, SPAN, 60, stage.far(PAINT.mountain, 0.5)),
    rect(LEFT, 430, SPAN, 220, stage.far(PAINT.earth, 0.12)),
    bunting(stage, [-800, 130], [2000, 110], 130, 160),
    person(stage, 900, 640, 290, '#1f6b4d'),
    rect(LEFT, 620, SPAN, 500, stage.lit(PAINT.white)),
    path(`M${LEFT} 620H${RIGHT}V640H${LEFT}Z`, stage.shade(PAINT.lime)),
    full(700, 820, 250),
    full(250, 860, 170),
    circle(440, 860, 34, stage.lit('#c8253a')),
    path('M440 828q30 -60 90 -70q-10 50 -90 70z', stage.lit('#5f9a48')),
  ].join('');
}
