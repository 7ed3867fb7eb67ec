import { n } from '../../../domain/format/svgPath.ts';
import type { Color } from '../../color.ts';
import { archOutline, framedArch } from '../../motifs/arch.ts';
import { tiledRoof } from '../../motifs/buildings.ts';
import { indoors } from '../../motifs/lamp.ts';
import { orangeTree } from '../../motifs/patio.ts';
import { person } from '../../motifs/people.ts';
import { birds, clouds, sky } from '../../motifs/sky.ts';
import { cypress, palm } from '../../motifs/trees.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage, TOP } from '../../stage.ts';
import { circle, ellipse, path, polygon, rect } from '../../svg.ts';

/** The sky above a court: four galleries, one above the other, seen from its floor. */
export function courtSky(open: Stage): string {
  const stage = indoors(open, 0.6);
  const [cx, cy] = [600, stage.random.between(400, 430)];
  /** Half the side of the opening at each storey, from the floor up. */
  const rings = [760, 520, 356, 250];
  const frame = (
    outer: number,
    inner: number,
    shares: readonly [number, number, number, number],
    color: Color,
  ) => {
    const tones = [stage.lit(color), stage.shade(color), stage.deep(color), stage.shade(color)];
    const corner = (half: number): [number, number][] => [
      [cx - half * 1.2, cy - half],
      [cx + half * 1.2, cy - half],
      [cx + half * 1.2, cy + half],
      [cx - half * 1.2, cy + half],
    ];
    const [a, b] = [corner(outer), corner(inner)];
    return shares
      .map((tone, index) => {
        const next = (index + 1) % 4;
        const points = [a[index], a[next], b[next], b[index]];
        return polygon(points as [number, number][], tones[tone] ?? tones[0] ?? '#000000');
      })
      .join('');
  };
  const openings = (half: number, size: number, count: number, fill: string) =>
    Array.from({ length: count }, (_, index) => {
      const share = (index + 0.5) / count;
      const x = cx - half * 1.2 + half * 2.4 * share;
      const y = cy - half + half * 2 * share;
      return [
        path(archOutline(x, cy - half + size * 0.5, size * 0.6, size), fill, {
          transform: `rotate(180 ${n(x)} ${n(cy - half)})`,
        }),
        path(archOutline(x, cy + half + size * 0.5, size * 0.6, size), fill),
        path(archOutline(cx - half * 1.2, y + size * 0.5, size * 0.6, size), fill, {
          transform: `rotate(90 ${n(cx - half * 1.2)} ${n(y)})`,
        }),
        path(archOutline(cx + half * 1.2, y + size * 0.5, size * 0.6, size), fill, {
          transform: `rotate(-90 ${n(cx + half * 1.2)} ${n(y)})`,
        }),
      ].join('');
    }).join('');
  const room = stage.light.lamps ? '#f2b04e' : stage.deep(PAINT.cedarWood);
  const tones = [2, 1, 0, 1] as const;
  return [
    sky(open, 900),
    clouds(open, 2, cy - 60),
    birds(open, 4, [cx, cy]),
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, stage.shade('#d8bd8c'), { 'fill-opacity': 0 }),
    frame(1500, rings[0] ?? 0, tones, '#e6d2ac'),
    frame(rings[0] ?? 0, 560, tones, PAINT.plaster),
    openings(655, 170, 5, room),
    frame(575, 540, tones, PAINT.cedarWood),
    frame(540, 400, tones, '#efdfba'),
    openings(468, 120, 5, room),
    frame(404, 380, tones, PAINT.cedarWood),
    frame(380, 290, tones, PAINT.plaster),
    openings(334, 78, 5, room),
    frame(292, 262, tones, PAINT.greenTile),
    frame(266, 250, tones, PAINT.saffron),
  ].join('');
}

/** Lawns, paths and a large pool between old houses joined into one, with cypresses. */
export function lawnPool(open: Stage): string {
  const stage = indoors(open, 0.5);
  const house = (x: number, top: number, width: number, color: Color, count: number) =>
    rect(x, top, width, 560 - top, stage.lit(color)) +
    tiledRoof(stage, x + width / 2, top + 6, width + 20, 30, width - 10) +
    Array.from(
      { length: count },
      (_, index) =>
        framedArch(
          x + (width * (index + 0.5)) / count,
          556,
          76,
          150,
          [[9, stage.lit(PAINT.white)]],
          stage.deep('#7d5a3a'),
        ) + rect(x + (width * (index + 0.5)) / count - 22, top + 50, 44, 60, stage.lit('#3c7a5a')),
    ).join('');
  return [
    sky(stage, 480),
    clouds(stage, 3, 90),
    cypress(stage, 410, 540, 360),
    cypress(stage, 780, 540, 330),
    house(-240, 300, 380, PAINT.lime, 3),
    house(150, 250, 230, '#e6c99a', 2),
    house(480, 330, 260, PAINT.lime, 2),
    house(830, 270, 300, '#ead2a4', 2),
    house(1140, 310, 420, PAINT.lime, 3),
    rect(LEFT, 556, SPAN, 560, stage.lit('#7fa556')),
    path(
      'M-800 640Q200 560 520 640T1400 610L2000 640V690Q1300 650 900 690T300 720T-800 700Z',
      stage.lit('#dcc08c'),
    ),
    path('M600 690Q800 660 1010 700T1150 840Q900 940 660 880T600 690Z', stage.lit(PAINT.white)),
    path('M626 706Q800 684 990 718T1118 832Q900 914 682 862T626 706Z', stage.lit('#3fa0b0')),
    ...[0, 1, 2].map((index) =>
      ellipse(800 + index * 80, 750 + index * 40, 80, 4, '#ffffff', { opacity: 0.45 }),
    ),
    path('M0 900Q200 780 420 800T560 1100H-100Z', stage.lit('#dcc08c')),
    orangeTree(stage, 120, 740, 330),
    orangeTree(stage, 420, 720, 270),
    palm(stage, 250, 700, 420),
    palm(stage, 1090, 660, 470),
    ...Array.from({ length: 26 }, () =>
      circle(
        stage.random.between(30, 540),
        stage.random.between(820, 890),
        9,
        stage.lit(stage.random.pick<Color>(['#d8456a', '#fbf4e4', '#e3a92f'])),
      ),
    ),
    person(stage, 560, 700, 96, '#f1e4c8'),
    birds(stage, 4, [600, 150]),
  ].join('');
}
