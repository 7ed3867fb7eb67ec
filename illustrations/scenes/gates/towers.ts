import { n } from '../../../domain/format/svgPath.ts';
import type { Color } from '../../color.ts';
import { archOutline, framedArch, pointedOutline } from '../../motifs/arch.ts';
import { battlements } from '../../motifs/buildings.ts';
import { ground, ridge } from '../../motifs/land.ts';
import { people, person } from '../../motifs/people.ts';
import { birds, clouds, sky } from '../../motifs/sky.ts';
import { olive } from '../../motifs/trees.ts';
import { frieze, sebka, zellige } from '../../motifs/zellige.ts';
import { PAINT } from '../../paint.ts';
import { LEFT, RIGHT, SPAN, type Stage } from '../../stage.ts';
import { path, polygon, rect } from '../../svg.ts';

/** Bab Berdaine: two thick square towers and an arch trimmed with green tiles; olive trees before it. */
export function berdaine(stage: Stage): string {
  const base = 720;
  const green = stage.lit(PAINT.greenTile);
  const tower = (left: number, width: number) =>
    [
      rect(left, 170, width, base - 170, stage.lit(PAINT.earth)),
      rect(left, 170, width * 0.3, base - 170, stage.shade(PAINT.earth)),
      battlements(left - 4, 172, width + 8, 40, stage.lit(PAINT.earth)),
      rect(left, 214, width, 14, green),
      rect(left + width * 0.3, 262, width * 0.6, 120, sebka(stage, 40, '#c98f5a', '#2f7a58')),
      path(archOutline(left + width * 0.6, 540, 26, 56), stage.deep(PAINT.earthDark)),
    ].join('');
  return [
    sky(stage, 600),
    clouds(stage, 2, 120),
    birds(stage, stage.random.whole(3, 6), [220, 130]),
    ridge(stage, 590, 110, stage.far(PAINT.hill, 0.6), { step: 260 }),
    wall(stage, 470, base, PAINT.earth),
    rect(640, 290, 260, base - 290, stage.lit(PAINT.earth)),
    battlements(640, 292, 260, 34, stage.lit(PAINT.earth)),
    frieze(stage, 650, 320, 240, 34),
    rect(650, 366, 240, 354, green),
    rect(660, 376, 220, 344, zellige(stage, 36, 'green')),
    framedArch(
      770,
      base,
      150,
      296,
      [
        [16, stage.lit(PAINT.plaster)],
        [10, green],
      ],
      stage.deep(PAINT.brick),
    ),
    rect(752, base - 110, 44, 110, stage.lit(PAINT.lime), { opacity: 0.55 }),
    tower(430, 222),
    tower(890, 222),
    ground(base, stage.lit(stage.season.grass)),
    polygon(
      [
        [700, base],
        [840, base],
        [700, 1100],
        [160, 1100],
      ],
      stage.lit(PAINT.earthRoad),
    ),
    people(stage, 690, 800, base + 24, 3, 76),
    olive(stage, 1060, 850, 250),
    olive(stage, 190, 800, 380),
    olive(stage, 20, 900, 330),
    olive(stage, 1180, 930, 300),
  ].join('');
}

/** Bab el-Khemis from close: a tall pointed arch between square towers, a panel of tile above it. */
export function khemis(stage: Stage): string {
  const base = 815;
  const x = 600;
  const ochre: Color = '#cf9257';
  const checks = stage.define(
    (id) =>
      `<pattern id="${id}" width="44" height="44" patternUnits="userSpaceOnUse">${rect(0, 0, 44, 44, stage.lit(PAINT.lime))}${path('M0 0h22v22h-22zM22 22h22v22h-22z', stage.lit('#22564a'))}${path('M11 3l8 8l-8 8l-8-8zM33 25l8 8l-8 8l-8-8z', stage.lit(PAINT.saffron))}</pattern>`,
  );
  const tower = (left: number, width: number, shade: number) =>
    [
      rect(left, 110, width, base - 110, stage.lit(ochre)),
      rect(left, 110, width * shade, base - 110, stage.shade(ochre)),
      battlements(left, 112, width, 54, stage.lit(ochre)),
      ...[230, 370, 510, 650].flatMap((y) =>
        [0.5, 0.78].map((share) =>
          rect(left + width * share, y + share * 40, 12, 16, stage.shade(ochre)),
        ),
      ),
    ].join('');
  const script = Array.from({ length: 13 }, (_, index) => {
    const left = x - 196 + index * 31;
    const tall = [30, 16, 34, 12, 26, 18][index % 6] ?? 20;
    return `M${left} 330v${-tall}q2-7 7-2v${tall - 8}q10 8 20 0`;
  });
  return [
    sky(stage, 600),
    clouds(stage, 2, 60),
    birds(stage, stage.random.whole(3, 5), [600, 80]),
    wall(stage, 420, base, ochre),
    rect(x - 260, 190, 520, base - 190, stage.lit(ochre)),
    battlements(x - 262, 192, 524, 46, stage.lit(ochre)),
    rect(x - 220, 252, 440, 34, `url(#${checks})`),
    rect(x - 220, 294, 440, 48, stage.lit('#1f3f38')),
    path(script.join(''), 'none', {
      stroke: stage.lit(PAINT.lime),
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
    rect(x - 220, 350, 440, base - 350, `url(#${checks})`),
    path(pointedOutline(x, base, 400, 450), stage.lit(PAINT.lime)),
    path(pointedOutline(x, base, 376, 434), stage.lit('#22564a')),
    path(pointedOutline(x, base, 352, 418), stage.lit(ochre)),
    path(pointedOutline(x, base, 290, 372), stage.deep(PAINT.brick)),
    path(pointedOutline(x + 14, base, 170, 250), stage.far(PAINT.lime, 0.15)),
    rect(x - 71, base - 118, 60, 118, stage.shade(PAINT.lime)),
    rect(x + 30, base - 84, 69, 84, stage.far(PAINT.terracotta, 0.2)),
    tower(60, 260, 0.34),
    tower(880, 270, 0.2),
    ground(base, stage.shade(PAINT.soil)),
    polygon(
      [
        [x - 145, base],
        [x + 145, base],
        [x + 330, 1100],
        [x - 330, 1100],
      ],
      stage.far(PAINT.soil, 0.08),
    ),
    people(stage, 480, 720, base + 22, 3, 100),
    person(stage, 330, base + 46, 126, '#1f6b4d'),
  ].join('');
}

/** A tower with three visible faces, with its cornice and battlements. */
export function octagon(
  stage: Stage,
  x: number,
  base: number,
  width: number,
  height: number,
): string {
  const top = base - height;
  const half = width / 2;
  const face = (from: number, to: number, fill: string) =>
    polygon(
      [
        [x + from * half, base],
        [x + from * half * 0.96, top],
        [x + to * half * 0.96, top],
        [x + to * half, base],
      ],
      fill,
    );
  return [
    battlements(x - half * 0.96, top + 2, width * 0.96, 34, stage.lit(PAINT.earth)),
    face(-1, -0.42, stage.shade(PAINT.earth)),
    face(-0.42, 0.5, stage.lit(PAINT.earth)),
    face(0.5, 1, stage.lit('#dfae78')),
    rect(x - half, top + 44, width, 12, stage.lit(PAINT.earthDark)),
    path(
      `M${n(x - 4)} ${n(top + 120)}h14v46h-14zM${n(x - 4)} ${n(top + 230)}h14v46h-14z`,
      stage.deep(PAINT.earth),
    ),
  ].join('');
}

/** A plain wall of rammed earth across the picture. */
export function wall(stage: Stage, top: number, base: number, color: Color): string {
  const holes = Array.from(
    { length: 26 },
    (_, index) => `M${LEFT + index * 108} ${top + 46 + (index % 2) * 44}h7v8h-7z`,
  );
  return (
    battlements(LEFT, top, SPAN, 26, stage.lit(color)) +
    rect(LEFT, top, RIGHT - LEFT, base - top, stage.lit(color)) +
    path(holes.join(''), stage.shade(color), { opacity: 0.5 })
  );
}
