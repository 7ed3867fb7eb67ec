import { n } from '../../domain/format/svgPath.ts';
import type { Color } from '../color.ts';
import { archOutline } from '../motifs/arch.ts';
import { outlines, type Piece, rosette } from '../motifs/girih.ts';
import { repeat } from '../motifs/girihRepeat.ts';
import { glow, indoors } from '../motifs/lamp.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage, TOP } from '../stage.ts';
import { group, path, rect } from '../svg.ts';

type Glazes = Record<Piece['kind'], Color>;

const SETS: readonly [Glazes, ...Glazes[]] = [
  {
    heart: '#1d4f8f',
    star: '#fbf6ea',
    point: '#e3a92f',
    petal: '#1f6b4d',
    bridge: '#1d4f8f',
    wedge: '#2a2d33',
    gap: '#b5532a',
    small: '#4f88c2',
    leaf: '#fbf6ea',
  },
  {
    heart: '#b5532a',
    star: '#fbf6ea',
    point: '#2a2d33',
    petal: '#1d4f8f',
    bridge: '#e3a92f',
    wedge: '#1f6b4d',
    gap: '#2a2d33',
    small: '#1f6b4d',
    leaf: '#fbf6ea',
  },
  {
    heart: '#1f6b4d',
    star: '#e3a92f',
    point: '#1d4f8f',
    petal: '#4f88c2',
    bridge: '#b5532a',
    wedge: '#1f6b4d',
    gap: '#e3a92f',
    small: '#2a2d33',
    leaf: '#fbf6ea',
  },
];

/** A close view of zellige: 16-fold and 8-fold rosettes, light through an arch, one missing tile. */
export function zellige(open: Stage): string {
  const stage = indoors(open, 0.7);
  const { random } = stage;
  const side = random.between(430, 520);
  const glaze = random.pick(SETS);
  // A large rosette is in the middle of the picture, or a little to the side.
  const [x, y] = [random.between(520, 680), random.between(360, 420)];
  const pieces = repeat(side);
  const grout = stage.lit('#e9dcc0');
  const kinds: Piece['kind'][] = [
    'bridge',
    'wedge',
    'gap',
    'petal',
    'point',
    'heart',
    'small',
    'leaf',
    'star',
  ];
  const drawing = kinds
    .map((kind) =>
      path(outlines(pieces, [kind]), stage.lit(glaze[kind]), {
        stroke: grout,
        'stroke-width': side * 0.008,
      }),
    )
    .join('');
  const id = stage.define(
    (name) =>
      `<pattern id="${name}" width="${n(side)}" height="${n(side)}" x="${n(x)}" y="${n(y)}" patternUnits="userSpaceOnUse">${rect(0, 0, side, side, grout)}${drawing}</pattern>`,
  );
  return [
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, `url(#${id})`),
    missing(stage, x, y, side, glaze),
    falling(open),
    loose(stage, side, glaze),
  ].join('');
}

/** Light through a horseshoe arch; the wall around it is in shadow. */
function falling(open: Stage): string {
  const { light, random } = open;
  const lean = random.between(0.12, 0.24);
  const dark = light.stars ? '#04070f' : open.shade('#2a1f2c');
  // Large enough to cover the picture after skewing.
  const wall = 'M-4000 -4000H4000V4000H-4000Z';
  return [
    group(path(wall + archOutline(0, 0, 660, 690), dark, { 'fill-rule': 'evenodd' }), {
      transform: `matrix(1 0 ${-Math.round(lean * 100) / 100} 1 560 700)`,
      opacity: light.stars ? 0.55 : 0.46,
    }),
    light.stars ? glow(open, [620, 380], 620, 0.22, '#ffcf6b') : '',
  ].join('');
}

/** A missing petal: plaster with marks of a trowel. */
function missing(stage: Stage, x: number, y: number, side: number, glaze: Glazes): string {
  const petal = rosette(x, y, 16, side / 2).filter((piece) => piece.kind === 'petal')[1];
  if (!petal) return '';
  const d = outlines([petal], ['petal']);
  return (
    path(d, stage.shade(PAINT.stone), {
      stroke: stage.deep(glaze.petal),
      'stroke-width': side * 0.012,
    }) +
    path(d, stage.lit('#cdb68c'), { transform: `translate(${n(side * 0.006)} ${n(side * 0.008)})` })
  );
}

/** The new petal on the ledge of the wall, unglazed at its edges. */
function loose(stage: Stage, side: number, glaze: Glazes): string {
  const petal = rosette(0, 0, 16, side / 2).filter((piece) => piece.kind === 'petal')[0];
  if (!petal) return '';
  const d = outlines([petal], ['petal']);
  const at = (dx: number, dy: number, fill: string, more = {}) =>
    path(d, fill, {
      transform: `translate(${n(735 + dx)} ${n(640 + dy)}) rotate(24) scale(1.3)`,
      ...more,
    });
  return (
    at(-16, 20, '#000000', { opacity: 0.35 }) +
    at(-4, 7, stage.lit('#c98a62')) +
    at(0, 0, stage.lit(glaze.petal)) +
    at(0, 0, 'none', { stroke: '#ffffff', 'stroke-width': 2.5, opacity: 0.35 })
  );
}
