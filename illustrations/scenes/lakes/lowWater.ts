/** Lakes that give no water to row on, and a reservoir in fig country. */
import type { Color } from '../../color.ts';
import { mix } from '../../color.ts';
import { backdrop, terrain, tone } from '../../motifs/backdrop.ts';
import { defineGroup, placeGroup } from '../../motifs/copies.ts';
import { treeline } from '../../motifs/forest.ts';
import { water } from '../../motifs/land.ts';
import { meadow } from '../../motifs/meadow.ts';
import { person } from '../../motifs/people.ts';
import { roundStand, scattered } from '../../motifs/stand.ts';
import { poplar, ripples } from '../../motifs/waterside.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, RIGHT, type Stage } from '../../stage.ts';
import { ellipse, path, place } from '../../svg.ts';

/** A rowing boat upside down in the grass, 320 long at scale 1. */
function boat(stage: Stage, x: number, y: number, scale: number, color: Color): string {
  return place(
    [x, y],
    scale,
    ellipse(0, 4, 175, 16, '#000000', { opacity: 0.2 }) +
      path('M-160 0Q-120 -86 0 -92Q120 -86 165 0Q80 14 0 14T-160 0Z', stage.lit(color)) +
      path('M-160 0Q-120 -86 0 -92Q-40 -40 -30 14Q-90 12 -160 0Z', stage.shade(color)) +
      path('M-150 -14Q0 -110 158 -14', 'none', {
        stroke: stage.lit(PAINT.white),
        'stroke-width': 8,
      }) +
      path('M-140 2Q0 26 150 2', 'none', {
        stroke: stage.lit(PAINT.cedarWood),
        'stroke-width': 10,
      }),
  );
}

/** A mountain lake drawn back from its shore: boats upside down in the grass, cracked mud, a jetty on dry land. */
export function restingBoats(stage: Stage): string {
  const grass = stage.season.grass;
  return [
    backdrop(stage, 380, { mountain: 110, hill: 70 }),
    treeline(stage, 420, 110, stage.far(PAINT.cedar, 0.34), { gap: 34 }),
    terrain('440L2000 440', stage.far(grass, 0.2)),
    ...[-480, -400, 130, 190, 260, 960, 1040, 1520].map((x, index) =>
      poplar(stage, x, 450, 190 + (index % 3) * 40, 0.12),
    ),
    terrain('470Q600 450 2000 470', stage.lit('#cbb890')),
    path(
      'M-200 530Q200 486 640 500T1360 540Q1100 586 560 580T-200 530Z',
      tone(stage, '#5f9fb0', 0.8),
    ),
    ripples(stage.random, [160, 510], [1120, 566], 16, '#ffffff', 0.35),
    path(
      'M140 610l60 22l80 -14l70 26M420 602l50 28l90 -6M700 606l60 24l100 -10l40 20M980 600l40 26l90 -4M240 648l-30 30M800 640l-20 28',
      'none',
      { stroke: stage.shade('#a8936a'), 'stroke-width': 5 },
    ),
    terrain('660Q200 620 600 664T2000 640', tone(stage, grass, 0.8)),
    // A jetty that ends on dry land.
    path('M880 700L700 590H740L960 700Z', stage.lit(PAINT.cedarWood)),
    path('M720 600v30h8v-30zM800 650v40h10v-40zM910 700v50h12v-50z', stage.shade(PAINT.darkWood)),
    boat(stage, 250, 730, 0.8, '#2f6f8f'),
    boat(stage, 640, 770, 1.05, '#b5532a'),
    boat(stage, 1060, 800, 0.95, '#1f6b4d'),
    boat(stage, -300, 760, 0.9, '#e3a92f'),
    boat(stage, 1560, 780, 0.9, '#2f6f8f'),
    person(stage, 430, 720, 130, '#16324f'),
    person(stage, 480, 726, 96, '#e3a92f'),
    meadow(stage, 720, 900, { count: 110 }),
    terrain('880Q500 830 2000 870', tone(stage, grass, 0.45)),
  ].join('');
}

/** A fig tree: a short forked trunk and a broad crown of lobed leaves. */
function fig(stage: Stage, x: number, base: number, size: number): string {
  const leaf = mix(stage.season.leaf, '#4f7a3a', 0.5);
  const leaves = (count: number, spread: number, color: string) =>
    path(
      Array.from({ length: count }, () => {
        const dx = stage.random.between(-0.5, 0.5) * spread;
        const dy = stage.random.between(-0.95, -0.4) + Math.abs(dx) * 0.25;
        return `M${Math.round(x + dx * size)} ${Math.round(base + dy * size)}q-22 -8 -26 8q-18 4 -6 20q-4 18 14 14q12 14 22 0q18 2 12 -16q10 -16 -6 -22q0 -14 -10 -4z`;
      }).join(''),
      color,
    );
  return (
    path(
      `M${x - 16} ${base}Q${x - 6} ${base - size * 0.2} ${x - size * 0.24} ${base - size * 0.55}L${x - size * 0.18} ${base - size * 0.56}L${x} ${base - size * 0.3}L${x + size * 0.2} ${base - size * 0.6}L${x + size * 0.26} ${base - size * 0.58}Q${x + 6} ${base - size * 0.2} ${x + 22} ${base}Z`,
      stage.lit('#a0937e'),
    ) +
    ellipse(x, base - size * 0.62, size * 0.5, size * 0.34, stage.shade(leaf)) +
    leaves(60, 1, stage.shade(mix(leaf, '#1c3a24', 0.3))) +
    leaves(44, 0.9, stage.lit(leaf)) +
    Array.from({ length: 12 }, () =>
      ellipse(
        x + stage.random.between(-0.4, 0.4) * size,
        base - stage.random.between(0.42, 0.8) * size,
        8,
        10,
        stage.lit('#5d3a5a'),
      ),
    ).join('')
  );
}

/** A reservoir in a steep valley at nightfall: fig trees, goats on the far bank, a heron taking off. */
export function figValley(stage: Stage): string {
  const soil = mix(PAINT.soil, stage.season.grass, 0.45);
  const tree = defineGroup(stage, fig(stage, 0, 0, 400));
  const goat = (x: number, y: number) =>
    path(
      `M${x} ${y}v-16h-4l4 -8h22l6 -10l8 2l-2 8l-6 6v18h-4v-12h-18v12z`,
      stage.deep(PAINT.rockDark),
    );
  return [
    backdrop(stage, 360, { mountain: 110, hill: 60, flock: [820, 110] }),
    terrain('400Q-200 300 200 400T760 470T2000 330', stage.far(soil, 0.32)),
    roundStand(
      stage,
      scattered(stage, 90, [350, 470], [22, 34]),
      PAINT.oliveDark,
      PAINT.olive,
      0.3,
    ),
    water(stage, 480, BOTTOM, '#3f7d86'),
    path('M-800 620Q-200 560 120 540T420 486L-800 470Z', tone(stage, soil, 0.7)),
    path(`M${RIGHT} 640Q1300 580 1000 556T740 486L${RIGHT} 430Z`, tone(stage, soil, 0.85)),
    // The low dam between the slopes.
    path('M420 480H740L730 500H430Z', stage.lit('#d9cfb8')),
    goat(830, 540),
    goat(890, 552),
    goat(960, 556),
    goat(1040, 570),
    person(stage, 1110, 586, 74, '#7a4a2b'),
    ripples(stage.random, [150, 560], [1050, 800], 24, '#ffffff', 0.25),
    // The heron: slow wings, neck drawn in, legs trailing.
    path(
      'M520 600q-70 -70 -150 -66q60 16 96 66q-40 4 -70 26l74 -10q30 12 70 -4l44 8l-36 -16q60 -34 84 -104q-66 30 -112 100z',
      stage.lit('#c3ccd4'),
    ),
    path('M548 604l50 6l-40 8zM400 622l-60 16M410 626l-56 22', stage.lit(PAINT.saffron), {
      stroke: stage.lit('#c9a05a'),
      'stroke-width': 4,
    }),
    terrain('820Q100 690 420 800T1200 860T2000 760', tone(stage, soil, 0.5)),
    placeGroup(tree, 170, 830, 1),
    placeGroup(tree, 1060, 850, -0.82, 0.82),
    placeGroup(tree, -420, 800, -0.95, 0.95),
    placeGroup(tree, 1600, 800, 1),
  ].join('');
}
