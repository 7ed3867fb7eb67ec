import { n } from '../../domain/format/svgPath.ts';
import { type Color, mix } from '../color.ts';
import { PAINT } from '../paint.ts';
import type { Stage } from '../stage.ts';
import { path, rect } from '../svg.ts';
import { falls, spray } from './falls.ts';

export const CREST = 395;

export const FOOT = 735;

/** A concrete arch dam seen from below: curved crest, vertical lines, water jets at the foot. */
export function archWall(stage: Stage, x: number): string {
  const { random } = stage;
  const half = 395;
  const wall = (from: number, to: number) => {
    const top = (share: number) => CREST + 46 * (1 - (2 * share - 1) ** 2);
    const left = x - half + 2 * half * from;
    const right = x - half + 2 * half * to;
    const low = (share: number) => x - 190 + 380 * share;
    return `M${n(left)} ${n(top(from))}Q${n((left + right) / 2)} ${n(CREST + 46 * (1 - (from + to - 1) ** 2) + (to - from) * 22)} ${n(right)} ${n(top(to))}L${n(low(to))} ${FOOT + 30}H${n(low(from))}Z`;
  };
  const joints = Array.from({ length: 11 }, (_, index) => {
    const share = (index + 1) / 12;
    const top = CREST + 24 + 46 * (1 - (2 * share - 1) ** 2);
    return `M${n(x - half + 2 * half * share)} ${n(top)}L${n(x - 190 + 380 * share)} ${FOOT + 20}`;
  });
  const concrete: Color = '#d8d0bd';
  const jets = random.pick<readonly number[]>([[0], [-0.12, 0.12], [-0.2, 0, 0.2]]);
  const crest = `M${n(x - half - 30)} ${CREST - 6}Q${n(x)} ${CREST + 92} ${n(x + half + 30)} ${CREST - 6}`;
  const lamps = [-0.8, -0.5, -0.2, 0.1, 0.4, 0.7].map((at) => {
    const foot = CREST - 4 + 46 * (1 - at * at);
    return (
      rect(x + at * half - 2, foot - 32, 4, 34, stage.shade(concrete)) +
      rect(x + at * half - 6, foot - 36, 12, 7, stage.lamp())
    );
  });
  return [
    path(wall(0, 1), stage.lit(concrete)),
    path(wall(0, 0.34), mix(stage.shade(concrete), stage.lit(concrete), 0.1)),
    path(wall(0.34, 0.55), mix(stage.shade(concrete), stage.lit(concrete), 0.55)),
    path(joints.join(''), 'none', {
      stroke: stage.shade('#a89f8c'),
      'stroke-width': 3,
      opacity: 0.55,
    }),
    path(crest, 'none', { stroke: stage.shade(concrete), 'stroke-width': 26 }),
    path(crest, 'none', {
      stroke: stage.lit('#efe7d4'),
      'stroke-width': 12,
      transform: 'translate(0 -6)',
    }),
    ...lamps,
    ...jets.map((at) => {
      const from = x + at * 420;
      return (
        rect(from - 17, 640, 34, 24, stage.deep('#6f675a')) +
        falls(stage, from, 652, FOOT + 44, 26, 1.4) +
        spray(stage, from, FOOT + 44, 110, 16)
      );
    }),
  ].join('');
}

/** An embankment dam with a road on its crest and a stepped spillway at one side. */
export function bank(stage: Stage, x: number): string {
  const side = stage.random.pick([1, -1]);
  const stone: Color = '#c2a986';
  const at = (dx: number) => n(x + side * dx);
  const berms = [0.3, 0.58, 0.84].map((share) => {
    const y = CREST + (FOOT + 60 - CREST) * share;
    const half = 480 - 210 * share;
    return `M${n(x - half)} ${n(y)}H${n(x + half)}v9H${n(x - half)}Z`;
  });
  const steps = Array.from({ length: 8 }, (_, index) => {
    const y = CREST + 40 + index * 42;
    return `M${at(250 - index * 12)} ${n(y)}L${at(352 - index * 12)} ${n(y)}`;
  });
  return [
    path(
      `M${n(x - 500)} ${CREST}H${n(x + 500)}L${n(x + 250)} ${FOOT + 60}H${n(x - 250)}Z`,
      mix(stage.lit(stone), stage.shade(stone), 0.25),
    ),
    path(
      `M${n(x - 500)} ${CREST}H${n(x - 120)}L${n(x - 60)} ${FOOT + 60}H${n(x - 250)}Z`,
      stage.shade(stone),
    ),
    path(berms.join(''), stage.shade('#9a8362'), { opacity: 0.6 }),
    path(
      `M${at(235)} ${CREST - 4}H${at(372)}L${at(270)} ${FOOT + 40}H${at(150)}Z`,
      stage.lit('#e3dccb'),
    ),
    path(
      `M${at(254)} ${CREST + 6}H${at(352)}L${at(254)} ${FOOT + 40}H${at(166)}Z`,
      mix(stage.lit(PAINT.foam), stage.shade(PAINT.water), 0.25),
    ),
    path(steps.join(''), 'none', { stroke: stage.lit(PAINT.foam), 'stroke-width': 9 }),
    rect(x - 520, CREST - 16, 1040, 18, stage.lit('#e8dfca')),
    rect(x - 520, CREST - 2, 1040, 6, stage.shade('#a89f8c')),
    // The intake tower in the water behind the crest.
    rect(x - side * 210 - 24, CREST - 96, 48, 82, stage.lit('#e3dccb')),
    rect(x - side * 210 - 24, CREST - 96, 16, 82, stage.shade('#e3dccb')),
    rect(x - side * 210 - 32, CREST - 106, 64, 14, stage.shade(PAINT.terracotta)),
    rect(x - side * 210 + 2, CREST - 78, 10, 16, stage.lamp()),
    spray(stage, x + side * 208, FOOT + 42, 150, 16),
  ].join('');
}
