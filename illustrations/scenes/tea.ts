import { n } from '../../domain/format/svgPath.ts';
import type { Color } from '../color.ts';
import { trayFace } from '../motifs/copper.ts';
import { indoors } from '../motifs/lamp.ts';
import { host, pour, pouring } from '../motifs/pouring.ts';
import { EDGE, salon, tileTable } from '../motifs/salon.ts';
import { steam, teaGlass, teapot } from '../motifs/ware.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { ellipse, group, path } from '../svg.ts';

/** Mint tea poured in a long arc into small glasses on a brass tray. */
export function tea(open: Stage): string {
  const stage = indoors(open);
  const { random } = stage;
  const tiles = random.pick(['blue', 'green', 'mixed'] as const);
  const tray = random.between(510, 560);
  const colors: [Color, ...Color[]] = [PAINT.greenTile, PAINT.blueTile, '#8f2330'];
  const first = random.whole(0, 2);
  const glass = (dx: number, base: number, height: number, index: number) =>
    teaGlass(stage, tray + dx, base, height, {
      color: colors[(first + index) % 3] ?? colors[0],
      mint: index % 2 === 0,
    });
  const mouth = [tray - 60, 300] as const;
  const clothes = random.pick<Color>(['#f1e4c8', '#24406b', '#1c4a40']);
  return [
    salon(open, stage, {
      window: tray - 20,
      wall: random.pick(['#d8b48a', '#8aa39a', '#e0c49a'] as const),
      tower: 122,
      tiles: tiles === 'green' ? 'blue' : 'green',
    }),
    host(stage, clothes, mouth[0] + 316, mouth[1] + 67),
    tileTable(open, stage, tiles),
    group(trayFace(stage, PAINT.brass, random.whole(0, 1)), {
      transform: `translate(${n(tray)} 700) scale(4 .78)`,
    }),
    path(
      `M${n(tray - 400)} 700a400 78 0 0 0 800 0v14a400 80 0 0 1 -800 0z`,
      stage.shade(PAINT.brass),
    ),
    glass(-210, 690, 118, 1),
    glass(130, 680, 116, 2),
    glass(265, 706, 122, 3),
    pour(stage, mouth, [tray - 85, 612]),
    glass(-85, 716, 132, 0),
    glass(40, 742, 134, 5),
    steam(stage, [tray - 40, 600], 170, 2),
    pouring(stage, mouth, clothes),
    sides(stage),
  ].join('');
}

/** Objects at both sides for wide pictures: a bunch of mint, sugar, a second pot. */
function sides(stage: Stage): string {
  const mint = (x: number) =>
    Array.from({ length: 9 }, (_, index) => {
      const turn = (index - 4) * 15;
      return ellipse(
        x,
        EDGE - 66,
        22,
        74,
        index % 2 ? stage.lit('#5fae57') : stage.shade('#4f9a4f'),
        {
          transform: `rotate(${turn} ${n(x)} ${EDGE})`,
        },
      );
    }).join('');
  return [
    teapot(stage, -280, 735, 200),
    teaGlass(stage, -480, 742, 118, { color: PAINT.blueTile, mint: true }),
    teaGlass(stage, -90, 750, 118),
    mint(30),
    path(`M-16 ${EDGE}L-26 690H86L76 ${EDGE}Z`, stage.lit('#24549a')),
    path(`M-16 ${EDGE}L-26 690H10L14 ${EDGE}Z`, stage.shade('#24549a')),
    teaGlass(stage, 1700, 742, 118, { mint: true }),
    mint(1585),
    path(`M1540 ${EDGE}L1530 690H1640L1630 ${EDGE}Z`, stage.lit('#24549a')),
  ].join('');
}
