import { n } from '../../domain/format/svgPath.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage, TOP } from '../stage.ts';
import { ellipse, group, path, polygon, rect } from '../svg.ts';
import { archOutline, roundOutline } from './arch.ts';
import { craftsman } from './craftsman.ts';
import { loaf } from './food.ts';
import { glow, lantern, through } from './lamp.ts';
import { sky } from './sky.ts';
import { steam } from './ware.ts';

type Bread = (x: number, base: number, width: number) => string;

const BOARD = 690;

/** The bakery of a neighbourhood: an oven with fire, a peel with a loaf, round bread on a long board. */
export function oven(open: Stage, stage: Stage): string {
  const { random } = stage;
  const x = random.between(430, 500);
  const one = stage.define((id) => `<g id="${id}">${loaf(stage, 0, 0, 200)}</g>`);
  const bread: Bread = (left, base, width) =>
    `<use href="#${one}" transform="translate(${n(left)} ${n(base)}) scale(${width / 200})"/>`;
  const row = (from: number, step: number, base: number, width: number) =>
    Array.from({ length: 13 }, (_, index) =>
      bread(from + index * step + random.between(-8, 8), base, width),
    ).join('');
  return [
    bricks(stage),
    window(open, stage, 985),
    mouth(stage, x),
    peel(stage, x),
    baker(stage),
    shelf(stage, bread, 1290),
    shelf(stage, bread, -560),
    rect(LEFT, BOARD - 40, SPAN, 100, stage.lit('#a8703f')),
    rect(LEFT, BOARD + 60, SPAN, 60, stage.lit('#bd8450')),
    row(-640, 208, BOARD + 14, 214),
    steam(stage, [random.between(540, 640), BOARD - 50], 190, 3),
    row(-740, 222, BOARD + 92, 236),
    rect(LEFT, BOARD + 120, SPAN, BOTTOM - BOARD - 120, stage.shade('#6d4128')),
    rect(LEFT, BOARD + 116, SPAN, 12, stage.deep(PAINT.cedarWood)),
    // A cloth over some of the dough.
    path(`M840 ${BOARD + 96}H1090V${BOARD + 250}H840Z`, stage.lit('#e8dbbd')),
    rect(840, BOARD + 96, 60, 154, stage.shade('#e8dbbd')),
    ...[196, 216].map((dy) => rect(840, BOARD + dy, 250, 9, stage.lit('#b5332e'))),
    lantern(stage, 750, 120, 50, 520),
  ].join('');
}

/** The wall: whitewashed, with bare bricks around the oven. */
function bricks(stage: Stage): string {
  const id = stage.define(
    (name) =>
      `<pattern id="${name}" width="88" height="60" patternUnits="userSpaceOnUse">${rect(0, 0, 88, 60, stage.shade('#9a5236'))}${rect(2, 2, 84, 26, stage.lit('#a8583a'))}${rect(-42, 32, 84, 26, stage.lit('#9d5034'))}${rect(46, 32, 84, 26, stage.lit('#9d5034'))}</pattern>`,
  );
  return [
    rect(LEFT, TOP, SPAN, BOARD - TOP, stage.shade('#c98f62')),
    rect(140, TOP, 660, BOARD - TOP, `url(#${id})`),
    rect(140, TOP, 90, BOARD - TOP, stage.deep('#9a5236'), { opacity: 0.35 }),
  ].join('');
}

/** A small window with the sky. */
function window(open: Stage, stage: Stage, x: number): string {
  return (
    path(archOutline(x, 500, 226, 326), stage.lit('#dcb184')) +
    through(
      open,
      archOutline(x, 500, 196, 308),
      sky(open, 470) + rect(x - 120, 440, 240, 80, open.far(PAINT.earth, 0.3)),
    )
  );
}

/** The mouth of the oven, with fire and bread. */
function mouth(stage: Stage, x: number): string {
  return [
    path(roundOutline(x, 620, 440, 400), stage.lit('#b5754a')),
    path(
      `M${x - 220} 620V440Q${x - 216} 230 ${x} 220Q${x - 150} 260 ${x - 172} 440V620Z`,
      stage.shade('#94593a'),
    ),
    path(roundOutline(x, 610, 344, 330), stage.deep('#94593a')),
    through(
      stage,
      roundOutline(x, 610, 320, 314),
      rect(x - 170, 280, 340, 340, '#5c1f10') +
        glow(stage, [x + 30, 560], 300, 1, '#ff7a2a') +
        path(
          `M${x - 20} 560Q${x - 30} 440 ${x + 24} 380Q${x + 30} 440 ${x + 60} 340Q${x + 90} 420 ${x + 112} 390Q${x + 160} 480 ${x + 150} 560Z`,
          '#ff9a32',
        ) +
        path(
          `M${x + 24} 560Q${x + 20} 490 ${x + 56} 450Q${x + 66} 486 ${x + 88} 430Q${x + 126} 500 ${x + 116} 560Z`,
          '#ffe08a',
        ) +
        ellipse(x, 580, 180, 42, '#8f3f1c'),
    ),
    group(loaf(stage, x - 96, 566, 110), {}),
    rect(x - 236, 606, 472, 26, stage.lit('#d9b088')),
    rect(x - 236, 626, 472, 26, stage.shade('#a8754c')),
    glow(stage, [x, 500], 470, stage.light.lamps ? 0.5 : 0.3, '#ff9a4a'),
  ].join('');
}

/** The long wooden peel with a loaf on its blade. */
function peel(stage: Stage, x: number): string {
  return [
    polygon(
      [
        [x + 60, 588],
        [x + 74, 580],
        [1180, 446],
        [1182, 462],
      ],
      stage.lit('#b57a48'),
    ),
    path(
      `M${x - 66} 606Q${x - 70} 584 ${x} 574L${x + 110} 562L${x + 120} 584L${x + 10} 612Q${x - 50} 622 ${x - 66} 606Z`,
      stage.lit('#c98f58'),
    ),
    loaf(stage, x + 16, 590, 126),
  ].join('');
}

/** The baker behind the board, both hands on the peel. */
function baker(stage: Stage): string {
  return craftsman(stage, {
    x: 1040,
    seat: 705,
    height: 370,
    direction: -1,
    clothes: stage.random.pick(['#f1e4c8', '#5b6f8c', '#1d4f8f']),
    apron: '#d7c29a',
    cap: '#fbf4e4',
    near: [0.6, 0.49],
    far: [0.36, 0.54],
  });
}

/** Boards on the wall with finished loaves. */
function shelf(stage: Stage, bread: Bread, x: number): string {
  return [280, 420, 560]
    .map(
      (y) =>
        [0, 1, 2].map((index) => bread(x + 90 + index * 160, y - 4, 150)).join('') +
        rect(x, y, 500, 14, stage.lit(PAINT.cedarWood)) +
        rect(x, y + 14, 500, 7, stage.deep(PAINT.cedarWood)),
    )
    .join('');
}
