import { n } from '../../domain/format/svgPath.ts';
import type { Color } from '../color.ts';
import { mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage, TOP } from '../stage.ts';
import { circle, line, path, polygon, rect } from '../svg.ts';
import { SILKS, silkButton, spool } from './silk.ts';

/** Silk buttons in rows of colours on braid, laid on cloth; spools and a needle below. */
export function buttons(stage: Stage): string {
  const { random } = stage;
  const cloth = random.pick<Color>(['#f1e4c8', '#24406b', '#e6cfae', '#1c4a40']);
  const first = random.whole(0, SILKS.length - 1);
  const ball = stage.define((id) => `<g id="${id}">${silkButton(stage)}</g>`);
  const rows = [-330, -190, -50, 90, 230, 370, 510];
  return [
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, stage.lit(cloth)),
    folds(stage, cloth),
    ...rows.map((y, row) => {
      const color = (index: number) =>
        SILKS[(first + row * 3 + Math.floor((index + 40) / 4)) % SILKS.length] ?? SILKS[0];
      const shift = row % 2 ? 0 : 52;
      const list = Array.from({ length: 26 }, (_, index) => index - 7).map((index) => {
        const x = index * 104 + shift;
        return `<use href="#${ball}" transform="translate(${x} ${y}) scale(.88)" color="${stage.lit(color(index))}"/>`;
      });
      return braid(stage, y, shift) + list.join('');
    }),
    threads(stage, first),
  ].join('');
}

/** Lights and shadows of wide, soft folds in the cloth. */
function folds(stage: Stage, cloth: Color): string {
  const dark = mix(stage.lit(cloth), stage.shade(cloth), 0.55);
  return [-700, -250, 240, 700, 1150, 1600]
    .map((x) =>
      path(
        `M${x} ${TOP}Q${x + 160} 300 ${x - 120} ${BOTTOM}H${x + 60}Q${x + 240} 300 ${x + 110} ${TOP}Z`,
        dark,
        { opacity: 0.55 },
      ),
    )
    .join('');
}

/** A flat braid with loops between the buttons. */
function braid(stage: Stage, y: number, shift: number): string {
  const gold = stage.lit(PAINT.saffron);
  const loops = stage.define(
    (id) =>
      `<pattern id="${id}" width="104" height="120" x="${shift - 52}" y="${y - 60}" patternUnits="userSpaceOnUse"><path d="M4 60q24 -34 48 0t48 0" fill="none" stroke="${stage.shade('#b5822a')}" stroke-width="7"/><path d="M4 60q24 34 48 0t48 0" fill="none" stroke="${gold}" stroke-width="7"/></pattern>`,
  );
  return (
    rect(LEFT, y - 24, SPAN, 48, stage.shade('#5c2a3a'), { opacity: 0.9 }) +
    rect(LEFT, y - 60, SPAN, 120, `url(#${loops})`) +
    rect(LEFT, y - 26, SPAN, 4, gold) +
    rect(LEFT, y + 22, SPAN, 4, gold)
  );
}

/** A row of spools with loose ends, and a needle. */
function threads(stage: Stage, first: number): string {
  const { random } = stage;
  const spools = Array.from({ length: 11 }, (_, index) => {
    const color = SILKS[(first + index * 3 + 1) % SILKS.length] ?? SILKS[0];
    const x = -500 + index * 220 + random.between(-24, 24);
    const base = 760 + random.between(-10, 18);
    const end = `M${n(x + 26)} ${n(base - 60)}C${n(x + 130)} ${n(base - 40)} ${n(x + 10)} ${n(base + 90)} ${n(x + random.between(110, 190))} ${n(base + random.between(60, 96))}`;
    return (
      polygon(
        [
          [x - 36, base],
          [x + 36, base],
          [x - 40, base + 26],
          [x - 120, base + 26],
        ],
        '#000000',
        { opacity: 0.16 },
      ) +
      path(end, 'none', {
        stroke: stage.lit(color),
        'stroke-width': 5,
        'stroke-linecap': 'round',
      }) +
      spool(stage, x, base, random.between(118, 140), color)
    );
  });
  const needle = random.between(520, 720);
  return (
    spools.join('') +
    line(
      [
        [needle, 850],
        [needle + 190, 806],
      ],
      stage.lit('#cfd3d2'),
      6,
      { 'stroke-linecap': 'round' },
    ) +
    circle(needle + 6, 848.5, 3, stage.deep('#3d3a36'))
  );
}
