import { archOutline } from '../../motifs/arch.ts';
import { glow, indoors, lantern, through } from '../../motifs/lamp.ts';
import { sky } from '../../motifs/sky.ts';
import { cushion } from '../../motifs/ware.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage, TOP } from '../../stage.ts';
import { path, polygon, rect } from '../../svg.ts';

/** A guest room in a cave: a low vault of rock, two beds with woven blankets, a lamp in a niche. */
export function caveRoom(open: Stage): string {
  const stage = indoors({ ...open, light: { ...open.light, lamps: true } });
  const bed = (x: number, y: number, s: number, color: `#${string}`) =>
    [
      polygon(
        [
          [x, y],
          [x + 330 * s, y - 40 * s],
          [x + 470 * s, y + 70 * s],
          [x + 90 * s, y + 130 * s],
        ],
        stage.lit(PAINT.white),
      ),
      polygon(
        [
          [x + 90 * s, y - 10 * s],
          [x + 330 * s, y - 40 * s],
          [x + 470 * s, y + 70 * s],
          [x + 190 * s, y + 116 * s],
        ],
        stage.lit(color),
      ),
      ...[0.15, 0.4, 0.65].map((share) =>
        polygon(
          [
            [x + (90 + 240 * share) * s, y - (10 + 30 * share) * s],
            [x + (110 + 240 * share) * s, y - (12 + 30 * share) * s],
            [x + (220 + 270 * share) * s, y + (110 - 44 * share) * s],
            [x + (200 + 270 * share) * s, y + (114 - 44 * share) * s],
          ],
          stage.lit(PAINT.saffron),
        ),
      ),
      polygon(
        [
          [x, y],
          [x + 90 * s, y + 130 * s],
          [x + 90 * s, y + 190 * s],
          [x, y + 60 * s],
        ],
        stage.shade('#8d5a34'),
      ),
      polygon(
        [
          [x + 90 * s, y + 130 * s],
          [x + 470 * s, y + 70 * s],
          [x + 470 * s, y + 130 * s],
          [x + 90 * s, y + 190 * s],
        ],
        stage.lit('#8d5a34'),
      ),
      cushion(stage, x + 60 * s, y + 30 * s, 120 * s, 60 * s, '#f1e4c8', PAINT.terracotta),
    ].join('');
  return [
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, stage.shade('#a8805a')),
    path(
      `M${LEFT} 700Q-300 120 300 90T900 70Q1500 110 2000 700V${TOP}H${LEFT}Z`,
      stage.shade('#7d5c40'),
    ),
    path(
      `M${LEFT} 620Q-200 60 300 30T900 10Q1500 40 2000 620V${TOP}H${LEFT}Z`,
      stage.deep('#7d5c40'),
    ),
    ...(
      [
        [120, 300, 200, 40],
        [520, 190, 260, 34],
        [860, 260, 200, 40],
        [320, 440, 160, 30],
        [980, 470, 150, 34],
      ] as const
    ).map(([x, y, w, h]) =>
      path(
        `M${x} ${y}q${w / 2} ${-h} ${w} 0q${-w / 2} ${h * 0.5} ${-w} 0z`,
        stage.shade('#8d6a4a'),
      ),
    ),
    // The door to the village.
    through(
      open,
      archOutline(960, 640, 170, 330),
      sky(open, 520) +
        rect(800, 520, 400, 200, open.lit('#e6d2ac')) +
        rect(900, 440, 90, 160, open.lit('#f4c9a8')) +
        rect(980, 470, 120, 160, open.lit('#bcd3d8')),
    ),
    path(archOutline(960, 640, 170, 330), 'none', {
      stroke: stage.lit('#c9a070'),
      'stroke-width': 26,
    }),
    polygon(
      [
        [880, 640],
        [1040, 640],
        [900, 900],
        [560, 900],
      ],
      open.light.disc.color,
      { opacity: 0.2 },
    ),
    // A niche with a lamp, and a shelf.
    path('M470 470v-90q60-70 120 0v90z', stage.deep('#7d5c40')),
    glow(stage, [530, 430], 200, 0.6),
    lantern(stage, 530, 384, 50),
    path('M620 470v-40h30v40zM656 470v-56h22v56z', stage.lit(PAINT.terracotta)),
    rect(440, 470, 260, 16, stage.lit('#8d5a34')),
    path(`M${LEFT} 660Q600 620 2000 660V${BOTTOM}H${LEFT}Z`, stage.lit('#b98d62')),
    path('M420 760Q640 700 900 750L980 860Q640 840 330 880Z', stage.lit('#8f2f2a')),
    path('M470 772Q640 728 860 764L910 830Q640 812 400 846Z', stage.lit('#d8732a')),
    bed(80, 600, 0.9, '#8f2f2a'),
    bed(600, 560, 0.62, '#24406b'),
    lantern(stage, stage.random.between(290, 330), 180, 54, 300),
  ].join('');
}
