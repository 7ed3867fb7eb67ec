import { mix } from '../../color.ts';
import { backdrop, strokes, tone } from '../../motifs/backdrop.ts';
import { sheep } from '../../motifs/flock.ts';
import { ridge, water } from '../../motifs/land.ts';
import { meadow } from '../../motifs/meadow.ts';
import { person } from '../../motifs/people.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../../stage.ts';
import { path } from '../../svg.ts';

/** A round tower of rubble with a broken top, lit from the right. */
function roundTower(
  stage: Stage,
  x: number,
  base: number,
  w: number,
  h: number,
  color: `#${string}`,
): string {
  const top = base - h;
  const left = x - w / 2;
  return (
    path(
      `M${left} ${base}V${top + w * 0.1}L${left + w * 0.2} ${top}L${left + w * 0.36} ${top + w * 0.16}L${left + w * 0.6} ${top - w * 0.06}L${left + w * 0.8} ${top + w * 0.1}L${left + w} ${top}V${base}Q${x} ${base + w * 0.16} ${left} ${base}Z`,
      stage.lit(color),
    ) +
    path(
      `M${left} ${base}V${top + w * 0.1}L${left + w * 0.2} ${top}L${left + w * 0.36} ${top + w * 0.16}V${base + w * 0.06}Q${left + w * 0.14} ${base + w * 0.04} ${left} ${base}Z`,
      stage.shade(color),
    ) +
    path(
      strokes(
        stage,
        [left + 6, top + 30],
        [left + w * 0.8, base - 10],
        Math.round(h / 9),
        w * 0.14,
      ),
      'none',
      { stroke: stage.shade(PAINT.rockDark), 'stroke-width': 4, opacity: 0.55 },
    ) +
    path(
      `M${x + w * 0.14} ${top + h * 0.4}h${w * 0.08}v${h * 0.14}h${-w * 0.08}z`,
      stage.deep(PAINT.rockDark),
    )
  );
}

/** A ruined fortress of rubble with round towers along a bare ridge, above a far lake. */
export function ridgeFortress(stage: Stage): string {
  const stone = '#c2a77c';
  const turf = mix(stage.season.grass, '#b39a5c', 0.3);
  return [
    backdrop(stage, 520, { mountain: 70, hill: 40, flock: [300, 160] }),
    water(stage, 540, 610, '#4f93b0'),
    path(
      'M-800 560Q-200 530 100 570T-100 610H-800ZM2000 556Q1400 530 1200 566T1400 610H2000Z',
      stage.far(turf, 0.3),
    ),
    ridge(stage, 640, 40, stage.far(turf, 0.22), { step: 200 }),
    path(
      `M${LEFT} 720Q100 640 300 560T760 430T1120 470T1500 640T${RIGHT} 720V${BOTTOM}H${LEFT}Z`,
      tone(stage, turf, 0.85),
    ),
    path(
      `M${LEFT} 760Q200 700 420 560T640 470Q520 620 640 780T560 ${BOTTOM}H${LEFT}Z`,
      tone(stage, turf, 0.35),
    ),
    // The wall between the towers follows the ridge.
    path(
      'M330 560L470 470L560 480L660 400L820 396L960 420L1120 470V520L960 470L820 450L660 462L560 530L470 530L330 600Z',
      stage.lit(stone),
    ),
    path('M330 560L470 470L480 524L330 600ZM560 480L660 400L664 460L560 530Z', stage.shade(stone)),
    roundTower(stage, 340, 606, 84, 120, stone),
    roundTower(stage, 510, 546, 84, 140, stone),
    roundTower(stage, 1110, 530, 90, 120, stone),
    roundTower(stage, 940, 480, 96, 150, stone),
    roundTower(stage, 690, 476, 120, 190, stone),
    path(
      `M620 ${BOTTOM}Q560 860 700 780T760 640T800 470H824Q820 640 780 700T760 860T860 ${BOTTOM}Z`,
      stage.lit(PAINT.earthRoad),
    ),
    path(strokes(stage, [200, 620], [1200, 880], 60, 30), 'none', {
      stroke: tone(stage, PAINT.rock, 0.6),
      'stroke-width': 10,
      'stroke-linecap': 'round',
    }),
    person(stage, 740, 760, 96, '#16324f'),
    person(stage, 790, 770, 90, '#b5532a'),
    sheep(stage, 320, 790, { count: 8, width: 300, size: 30, depth: 30 }),
    meadow(stage, 800, 960, { count: 40 }),
  ].join('');
}
