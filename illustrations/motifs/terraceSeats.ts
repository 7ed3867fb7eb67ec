import type { Color } from '../color.ts';
import { PAINT } from '../paint.ts';
import { LEFT, type Stage } from '../stage.ts';
import { ellipse, path, polygon, rect } from '../svg.ts';
import { cushion, teaGlass, teapot } from './ware.ts';

/** A low bench with a row of cushions under the pergola, and a rug before it. */
export function seats(stage: Stage, to: number): string {
  const { random } = stage;
  const colors: [Color, ...Color[]] = ['#b5332e', '#1d4f8f', '#1f6b4d', '#d98a2b', '#7a2f56'];
  const first = random.whole(0, 4);
  const backs = Array.from({ length: 11 }, (_, index) => {
    const color = colors[(first + index * 2) % colors.length] ?? colors[0];
    return cushion(
      stage,
      to - 70 - index * 118,
      690,
      112,
      84,
      color,
      index % 2 ? PAINT.saffron : PAINT.lime,
    );
  });
  return [
    polygon(
      [
        [160, 800],
        [980, 800],
        [1200, 925],
        [40, 925],
      ],
      stage.lit('#a33a30'),
    ),
    polygon(
      [
        [190, 812],
        [956, 812],
        [1130, 912],
        [110, 912],
      ],
      stage.shade('#7a2a34'),
    ),
    polygon(
      [
        [226, 826],
        [926, 826],
        [1060, 898],
        [166, 898],
      ],
      stage.lit('#b5532a'),
    ),
    backs.join(''),
    rect(LEFT, 688, to - LEFT, 40, stage.lit('#d7b27a')),
    rect(LEFT, 688, to - LEFT, 9, stage.lit('#f1e4c8')),
    rect(LEFT, 726, to - LEFT, 42, stage.shade(PAINT.cedarWood)),
    cushion(stage, 880, 822, 190, 62, '#1f6b4d'),
    ...[1330, 1450, 1570, 1690, 1810].map((x, index) =>
      cushion(
        stage,
        x,
        690,
        112,
        84,
        colors[(first + index * 3) % colors.length] ?? colors[0],
        PAINT.lime,
      ),
    ),
    rect(1260, 688, 800, 40, stage.lit('#d7b27a')),
    rect(1260, 688, 800, 9, stage.lit('#f1e4c8')),
    rect(1260, 726, 800, 42, stage.shade(PAINT.cedarWood)),
  ].join('');
}

/** A low round table laid for tea. */
export function table(stage: Stage, x: number): string {
  const y = 770;
  return [
    ellipse(x - 20, y + 92, 200, 22, '#000000', { opacity: 0.2 }),
    path(
      `M${x - 130} ${y + 6}L${x - 104} ${y + 92}H${x + 104}L${x + 130} ${y + 6}Z`,
      stage.shade(PAINT.cedarWood),
    ),
    path(
      `M${x - 60} ${y + 92}V${y + 50}Q${x} ${y + 12} ${x + 60} ${y + 50}V${y + 92}Z`,
      stage.deep(PAINT.cedarWood),
    ),
    ellipse(x, y + 8, 190, 34, stage.shade(PAINT.brass)),
    ellipse(x, y, 190, 34, stage.lit(PAINT.brass)),
    ellipse(x, y, 160, 26, stage.lit('#dcb055')),
    teapot(stage, x + 60, y + 2, 92),
    teaGlass(stage, x - 96, y + 4, 50, { color: PAINT.blueTile }),
    teaGlass(stage, x - 40, y + 16, 50, { color: PAINT.terracotta }),
  ].join('');
}
