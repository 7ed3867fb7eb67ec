import { type Color, mix } from '../color.ts';
import { crownTree } from '../motifs/crown.ts';
import { basket, ladder } from '../motifs/harvest.ts';
import { ridge } from '../motifs/land.ts';
import { person } from '../motifs/people.ts';
import { massif } from '../motifs/relief.ts';
import { along, strips, type Vanishing } from '../motifs/rows.ts';
import { clouds, sky } from '../motifs/sky.ts';
import { roundStand, type Spot } from '../motifs/stand.ts';
import { PAINT } from '../paint.ts';
import { LEFT, RIGHT, SPAN, type Stage } from '../stage.ts';
import { ellipse, group, path, rect } from '../svg.ts';

/** Distance between the rows at the lower edge of the picture. */
const ROW = 1240;

interface Fruit {
  blossom: Color;
  fruit: Color;
  /** The season of the harvest. */
  picked: 'summer' | 'autumn';
}

const CHERRY: Fruit = { blossom: '#fbe3e8', fruit: '#b3202c', picked: 'summer' };
const FRUITS = new Map<string | undefined, Fruit>([
  ['almond', { blossom: '#f2b8c8', fruit: '#c2b184', picked: 'autumn' }],
  ['apple', { blossom: '#fdf0ee', fruit: '#c8352a', picked: 'autumn' }],
]);

/** Rows of fruit trees towards the hills: with blossom in spring, with fruit and pickers at harvest. */
export function orchard(stage: Stage): string {
  const { random, season } = stage;
  const kind = FRUITS.get(stage.motif) ?? CHERRY;
  const now = season.blossom
    ? 'spring'
    : season.bare
      ? 'winter'
      : season.field === '#dcb65c'
        ? 'summer'
        : 'autumn';
  const ripe = kind.picked === now;
  const leaf = ripe && now === 'autumn' ? '#6d8f48' : season.leaf;
  const color = season.blossom ? kind.blossom : leaf;
  const field: Vanishing = { x: random.between(500, 700), y: 500, top: 590 };
  const grass = season.snow ? '#c9d0b4' : mix(season.grass, '#6f9a4c', 0.45);
  return [
    sky(stage, 600),
    clouds(stage, 3, 120),
    massif(
      stage,
      [
        [LEFT, 480],
        [-380, 380],
        [field.x - 460, 440],
        [field.x - 20, 282],
        [field.x + 190, 390],
        [field.x + 330, 350],
        [field.x + 620, 470],
        [1460, 370],
        [RIGHT, 470],
      ],
      {
        color: PAINT.mountain,
        distance: 0.5,
        snowLine: season.snow ? 430 : season.blossom ? 345 : undefined,
      },
    ),
    ridge(stage, 590, 80, stage.far(PAINT.hill, 0.4), { step: 210 }),
    rect(LEFT, 586, SPAN, 520, stage.lit(grass)),
    strips(field, ROW, -0.22, 0.22, stage.lit(mix(grass, PAINT.earthRoad, 0.35))),
    season.blossom ? petals(stage, kind.blossom) : '',
    rows(stage, field, color, ripe ? kind.fruit : undefined),
    ripe ? harvest(stage, field, kind.fruit) : '',
  ].join('');
}

/** The trees, farthest first: two rows beside the viewer, and further rows on both sides. */
function rows(stage: Stage, field: Vanishing, color: Color, fruit: Color | undefined): string {
  const { season } = stage;
  const crown = season.bare ? mix(PAINT.darkWood, '#b8a890', 0.5) : color;
  const lines = [-4.5, -3.5, -2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 3.5, 4.5];
  const parts: string[] = [];
  [597, 606, 619, 638].forEach((base, index) => {
    const spots = [-9.5, -8.5, -7.5, -6.5, -5.5, ...lines, 5.5, 6.5, 7.5, 8.5, 9.5]
      .map((row): Spot => [along(field, field.x + row * ROW, base), base, (base - field.y) * 1.12])
      .filter(([x]) => x > LEFT && x < RIGHT);
    parts.push(roundStand(stage, spots, mix(crown, '#6b5a72', 0.24), crown, 0.24 - index * 0.05));
  });
  const specks = season.blossom ? '#ffffff' : undefined;
  for (const base of [668, 712, 784]) {
    // Two trees of each size are defined and used alternately, to keep the file small.
    const ids = [1.28, 1.17].map((tall) =>
      stage.define(
        (id) =>
          `<g id="${id}">${crownTree(stage, 0, 0, (base - field.y) * tall, { color, fruit, specks, width: 0.9 })}</g>`,
      ),
    );
    lines.forEach((row, index) => {
      const x = along(field, field.x + row * ROW, base);
      if (x < -700 || x > 1900) return;
      parts.push(`<use href="#${ids[index % 2]}" x="${x.toFixed(0)}" y="${base}"/>`);
    });
  }
  return parts.join('');
}

/** Petals on the grass. */
function petals(stage: Stage, color: Color): string {
  const { random } = stage;
  const spots = Array.from({ length: 90 }, () => {
    const y = random.between(640, 960);
    return `M${random.between(-620, 1820).toFixed(0)} ${y.toFixed(0)}h${random.between(3, 9).toFixed(0)}`;
  });
  return path(spots.join(''), 'none', {
    stroke: stage.lit(color),
    'stroke-width': 4,
    'stroke-linecap': 'round',
  });
}

function harvest(stage: Stage, field: Vanishing, fruit: Color): string {
  const left = along(field, field.x - ROW / 2, 790);
  return [
    group(ellipse(field.x, 812, 150, 12, '#000000'), { opacity: '.12' }),
    ladder(stage, left + 20, 806, 250),
    person(stage, left + 96, 812, 128, '#1d4f8f'),
    basket(stage, field.x + 20, 812, 92, fruit),
    basket(stage, field.x + 104, 822, 76, fruit),
    basket(stage, field.x - 62, 824, 70, fruit),
  ].join('');
}
