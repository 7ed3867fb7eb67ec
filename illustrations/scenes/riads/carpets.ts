import { n } from '../../../domain/format/svgPath.ts';
import type { Color } from '../../color.ts';
import { archOutline, framedArch } from '../../motifs/arch.ts';
import { glow, indoors, lantern } from '../../motifs/lamp.ts';
import { brocade } from '../../motifs/silk.ts';
import { zellige } from '../../motifs/zellige.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage, TOP } from '../../stage.ts';
import { circle, path, polygon, rect } from '../../svg.ts';

/** Carpets hung over the rail of a gallery and laid on the floor below it. */
export function carpets(open: Stage): string {
  const stage = indoors(open);
  const colors: [Color, ...Color[]] = ['#8f2f2a', '#24406b', '#b5832a', '#5a2f4a', '#1f5a48'];
  const first = stage.random.whole(0, 4);
  const carpet = (x: number, y: number, width: number, height: number, index: number) => {
    const ground = colors[(first + index) % 5] ?? colors[0];
    const second = colors[(first + index + 2) % 5] ?? colors[0];
    const middle = x + width / 2;
    const rows = [0.3, 0.5, 0.7].map((share) => {
      const cy = y + height * share;
      const w = width * 0.2;
      return (
        polygon(
          [
            [middle, cy - height * 0.1],
            [middle + w, cy],
            [middle, cy + height * 0.1],
            [middle - w, cy],
          ],
          stage.lit(PAINT.lime),
        ) +
        polygon(
          [
            [middle, cy - height * 0.06],
            [middle + w * 0.6, cy],
            [middle, cy + height * 0.06],
            [middle - w * 0.6, cy],
          ],
          stage.lit('#d8732a'),
        )
      );
    });
    return [
      rect(x, y, width, height, stage.lit(ground)),
      rect(x + width * 0.08, y + height * 0.05, width * 0.84, height * 0.9, stage.lit(second)),
      rect(x + width * 0.14, y + height * 0.09, width * 0.72, height * 0.82, stage.lit(ground)),
      rows.join(''),
      rect(x, y, width * 0.1, height, stage.deep(ground), { opacity: 0.5 }),
      path(
        Array.from(
          { length: Math.round(width / 12) },
          (_, i) => `M${n(x + 6 + i * 12)} ${n(y + height)}v14`,
        ).join(''),
        'none',
        { stroke: stage.lit(PAINT.lime), 'stroke-width': 3 },
      ),
    ].join('');
  };
  const posts = [-500, -180, 140, 460, 780, 1100, 1420];
  return [
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, stage.shade('#d8bd8c')),
    // The rooms of the upper floor.
    ...posts.map((x) =>
      framedArch(
        x + 160,
        300,
        120,
        230,
        [[14, stage.shade(PAINT.white)]],
        stage.deep(PAINT.cedarWood),
      ),
    ),
    ...posts.map(
      (x) =>
        rect(x - 15, TOP, 30, 1000, stage.lit(PAINT.white)) +
        rect(x - 15, TOP, 10, 1000, stage.shade(PAINT.white)) +
        rect(x - 30, 300, 60, 26, stage.lit(PAINT.white)),
    ),
    rect(LEFT, 326, SPAN, 70, stage.lit(PAINT.cedarWood)),
    rect(LEFT, 386, SPAN, 14, stage.shade(PAINT.cedarWood)),
    rect(LEFT, 220, SPAN, 14, stage.lit('#a36a3e')),
    path(
      Array.from({ length: 80 }, (_, index) => `M${LEFT + index * 34} 234v92`).join(''),
      'none',
      { stroke: stage.lit(PAINT.cedarWood), 'stroke-width': 8 },
    ),
    rect(LEFT, 640, SPAN, 80, zellige(stage, 40, 'green')),
    ...posts.map((x) => archShadow(stage, x + 160)),
    ...posts.map(
      (x) =>
        rect(x - 15, 400, 30, 320, stage.lit(PAINT.white)) +
        rect(x - 15, 400, 10, 320, stage.shade(PAINT.white)),
    ),
    carpet(180, 214, 210, 330, 0),
    carpet(520, 214, 250, 420, 1),
    carpet(850, 214, 190, 290, 2),
    carpet(-420, 214, 220, 380, 3),
    carpet(1460, 214, 220, 350, 4),
    rect(LEFT, 720, SPAN, 400, stage.lit('#d3b68c')),
    polygon(
      [
        [330, 770],
        [980, 770],
        [1150, BOTTOM],
        [160, BOTTOM],
      ],
      stage.lit(colors[(first + 3) % 5] ?? colors[0]),
    ),
    polygon(
      [
        [370, 792],
        [940, 792],
        [1070, BOTTOM],
        [240, BOTTOM],
      ],
      brocade(stage, colors[(first + 1) % 5] ?? colors[0], 84, 0.5),
    ),
    path('M90 800h200v-92h-200z', stage.shade(PAINT.cedarWood)),
    path('M80 712q110-44 220 0z', stage.lit('#a36a3e')),
    circle(190, 740, 12, stage.lit(PAINT.brass)),
    lantern(stage, 1080, 470, 60, 70),
    stage.light.lamps ? glow(stage, [600, 560], 300, 0.3) : '',
  ].join('');

  function archShadow(on: Stage, x: number): string {
    return path(archOutline(x, 720, 220, 280), on.deep('#a8834f'), { opacity: 0.85 });
  }
}
