import { mix } from '../../color.ts';
import { backdrop, band, terrain, tone } from '../../motifs/backdrop.ts';
import { person } from '../../motifs/people.ts';
import { stork } from '../../motifs/standingStork.ts';
import { ripples } from '../../motifs/waterside.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, type Stage } from '../../stage.ts';
import { path } from '../../svg.ts';

/** A young river in loops through onion fields on black stone, with storks and heaps of onions. */
export function onionValley(stage: Stage): string {
  const heap = (x: number, y: number, w: number) =>
    path(`M${x - w} ${y}Q${x} ${y - w * 0.7} ${x + w} ${y}Z`, stage.lit('#b5622e')) +
    path(
      `M${x - w * 0.9} ${y - 8}Q${x} ${y - w * 0.86} ${x + w * 0.9} ${y - 8}L${x + w * 0.6} ${y - w * 0.3}Q${x} ${y - w * 0.5} ${x - w * 0.6} ${y - w * 0.3}Z`,
      stage.lit('#e8cf8c'),
    );
  return [
    backdrop(stage, 400, { mountain: 150, hill: 70, flock: [300, 140] }),
    terrain('410Q600 396 2000 410', stage.far(stage.season.grass, 0.24)),
    band(
      '470Q200 430 700 450T2000 440',
      '500Q1200 520 600 500T-800 530',
      tone(stage, '#5d5450', 0.7),
    ),
    terrain('500Q600 480 2000 510', tone(stage, '#7ea457', 0.75)),
    path(
      'M-800 560L400 520L200 640L-800 700ZM620 520L1200 500L1400 560L760 600ZM-200 760L260 690L420 800L100 900ZM860 680L1300 640L1500 760L960 800Z',
      tone(stage, PAINT.soil, 0.75),
    ),
    path(
      'M-700 590L330 540M-700 620L290 566M-700 650L240 600M660 540L1240 520M700 566L1300 540M-120 780L280 712M-40 820L320 740M900 710L1340 676M940 750L1400 710',
      'none',
      { stroke: tone(stage, '#6fa04a', 0.8), 'stroke-width': 9, 'stroke-dasharray': '22 8' },
    ),
    path(
      `M760 470Q480 500 560 540T900 620Q1000 680 760 710T480 780T640 ${BOTTOM}H200Q180 800 420 720T740 640T470 570T640 472Z`,
      stage.lit('#c9b488'),
    ),
    path(
      `M740 474Q500 504 560 546T860 624Q960 676 740 702T470 780T560 ${BOTTOM}H300Q240 800 430 728T760 644T490 566T660 476Z`,
      mix(stage.lit('#6fb0b8'), stage.shade(PAINT.water), 0.3),
    ),
    ripples(stage.random, [400, 560], [820, 880], 16, '#ffffff', 0.4),
    heap(150, 660, 70),
    heap(280, 640, 60),
    heap(1010, 600, 60),
    heap(1040, 780, 100),
    heap(180, 860, 110),
    stork(stage, 620, 640, 110),
    stork(stage, 920, 770, 160),
    person(stage, 340, 860, 190, '#b5532a'),
    person(stage, 1120, 640, 110, '#16324f'),
  ].join('');
}
