import { n } from '../../domain/format/svgPath.ts';
import type { Color } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { path, polygon, rect } from '../svg.ts';
import { archOutline } from './arch.ts';
import { battlements, finial } from './buildings.ts';
import { lantern, shaft, type Tower, veil } from './minaretParts.ts';
import { frieze, sebka, zellige } from './zellige.ts';

/** The minaret of Bou Inania in Fes: ochre brick in green-tiled frames, sebka, a striped lantern. */
export function bouInaniaMinaret(stage: Stage, { x, base, width, height }: Tower): string {
  const top = base - height;
  const left = x - width / 2;
  const net = sebka(stage, Math.round(width / 5.2), '#c98f52', '#2f7a58');
  const stripe = width * 0.5;
  const lanternBase = top - width * 0.02;
  const bands = [0, 1, 2, 3, 4].map((index) =>
    rect(
      x - stripe / 2,
      lanternBase - stripe * (0.1 + index * 0.25),
      stripe,
      stripe * 0.11,
      stage.lit(PAINT.greenTile),
    ),
  );
  return [
    lantern(stage, x, lanternBase, stripe, PAINT.lime, PAINT.earth),
    bands.join(''),
    path(
      archOutline(x + stripe * 0.1, lanternBase, stripe * 0.34, stripe * 0.8),
      stage.deep(PAINT.brick),
    ),
    shaft(stage, x, top, width, height, PAINT.earth),
    battlements(left - 3, top + 1, width + 6, width * 0.17, stage.lit(PAINT.earth)),
    frieze(stage, left, top + width * 0.06, width, width * 0.2),
    rect(left, top + width * 0.28, width, width * 0.06, stage.lit(PAINT.greenTile)),
    rect(
      left + width * 0.09,
      top + width * 0.44,
      width * 0.82,
      width * 1.36,
      stage.lit(PAINT.greenTile),
    ),
    rect(left + width * 0.13, top + width * 0.48, width * 0.74, width * 1.28, net),
    rect(left, top + width * 1.9, width, width * 0.06, stage.lit(PAINT.greenTile)),
    path(archOutline(x, top + width * 2.7, width * 0.46, width * 0.62), stage.lit(PAINT.greenTile)),
    path(archOutline(x, top + width * 2.7, width * 0.34, width * 0.52), stage.deep(PAINT.brick)),
    rect(left, top + width * 2.82, width, width * 0.05, stage.lit(PAINT.greenTile)),
    veil(stage, x, top, width, Math.min(height, width * 2.88)),
  ].join('');
}

/** The old minaret of the Qarawiyyin: whitewashed, tapering, with a gallery and a white dome. */
export function qarawiyyinMinaret(stage: Stage, { x, base, width, height }: Tower): string {
  const top = base - height;
  const half = width / 2;
  const head = half * 0.84;
  const white = PAINT.white;
  const drum = width * 0.52;
  const dome = `M${n(x - drum / 2)} ${n(top - drum * 0.5)}Q${n(x - drum * 0.52)} ${n(top - drum * 1.16)} ${n(x)} ${n(top - drum * 1.26)}`;
  const windows = [0.24, 0.46, 0.68].map((share) =>
    path(
      archOutline(x + width * 0.1, top + height * share, width * 0.13, width * 0.3),
      stage.deep(PAINT.rockDark),
    ),
  );
  return [
    finial(stage, x, top - drum * 1.2, width * 0.06),
    path(
      `${dome}Q${n(x + drum * 0.52)} ${n(top - drum * 1.16)} ${n(x + drum / 2)} ${n(top - drum * 0.5)}Z`,
      stage.lit(white),
    ),
    path(
      `${dome}Q${n(x - drum * 0.3)} ${n(top - drum)} ${n(x - drum * 0.22)} ${n(top - drum * 0.5)}Z`,
      stage.shade(white),
    ),
    shaft(stage, x, top - drum * 0.52, drum, drum * 0.6, white),
    polygon(
      [
        [x - half, base],
        [x - head, top],
        [x + head, top],
        [x + half, base],
      ],
      stage.lit(white),
    ),
    polygon(
      [
        [x - half, base],
        [x - head, top],
        [x - head * 0.5, top],
        [x - half * 0.5, base],
      ],
      stage.shade(white),
    ),
    rect(x - head - 5, top, head * 2 + 10, width * 0.1, stage.lit(white)),
    rect(x - head - 5, top + width * 0.1, head * 2 + 10, 5, stage.shade(PAINT.stone)),
    battlements(x - head - 5, top + 1, head * 2 + 10, width * 0.16, stage.lit(white)),
    windows.join(''),
  ].join('');
}

/** The minaret of a great mosque: plain shaft, arcades in relief, green-tiled panel above. */
export function tiledMinaret(
  stage: Stage,
  { x, base, width, height, body = PAINT.earth }: Tower & { body?: Color },
): string {
  const top = base - height;
  const left = x - width / 2;
  const arcade = [-0.26, 0, 0.26].map(
    (dx) =>
      path(
        archOutline(x + dx * width, top + width * 2.24, width * 0.21, width * 0.5),
        stage.lit(PAINT.lime),
      ) +
      path(
        archOutline(x + dx * width, top + width * 2.24, width * 0.14, width * 0.43),
        stage.deep(PAINT.brick),
      ),
  );
  return [
    lantern(stage, x, top, width * 0.5, body, PAINT.greenTile),
    shaft(stage, x, top, width, height, body),
    battlements(left - 3, top + 1, width + 6, width * 0.17, stage.lit(body)),
    rect(left + width * 0.1, top + width * 0.16, width * 0.8, width * 1.34, stage.lit(PAINT.lime)),
    rect(
      left + width * 0.14,
      top + width * 0.2,
      width * 0.72,
      width * 1.26,
      zellige(stage, Math.round(width / 4), 'green'),
    ),
    arcade.join(''),
    rect(left, top + width * 2.36, width, width * 0.06, stage.lit(PAINT.greenTile)),
    veil(stage, x, top, width, Math.min(height, width * 2.42)),
  ].join('');
}
