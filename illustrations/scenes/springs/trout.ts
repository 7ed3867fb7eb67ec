import { type Color, mix } from '../../color.ts';
import { tone } from '../../motifs/backdrop.ts';
import { boulder } from '../../motifs/waterside.ts';
import { PAINT } from '../../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage } from '../../stage.ts';
import { circle, ellipse, group, path, place, rect } from '../../svg.ts';

const GRAVEL: readonly Color[] = ['#c9b894', '#a89a80', '#8f8a74', '#d8c8a4'];

/** Clear water over gravel, seen from above: trout, cress and the roots of the bank. */
export function troutWater(stage: Stage): string {
  const { random } = stage;
  const bed = mix(stage.lit('#9dbfa6'), stage.shade('#4f8f8a'), 0.4);
  const trout = (x: number, y: number, scale: number, angle: number) =>
    place(
      [x, y],
      scale,
      group(
        path(
          'M-90 0Q-40 -34 30 -24Q80 -12 92 0Q80 12 30 24Q-40 34 -90 0L-130 -26Q-120 0 -130 26Z',
          '#000000',
          { opacity: 0.2, transform: 'translate(10 26)' },
        ) +
          path(
            'M-90 0Q-40 -34 30 -24Q80 -12 92 0Q80 12 30 24Q-40 34 -90 0L-130 -26Q-120 0 -130 26Z',
            tone(stage, '#6f7a4a', 0.7),
          ) +
          path('M-90 0Q-40 -34 30 -24Q80 -12 92 0Q0 -8 -90 0Z', tone(stage, '#8d9462', 0.9)) +
          [-50, -20, 8, 34, 58]
            .map((dx, i) => circle(dx, i % 2 ? -8 : 5, 4, stage.lit('#b5432a')))
            .join(''),
        { transform: `rotate(${angle})` },
      ),
    );
  const stones = Array.from({ length: 60 }, (_, index) => {
    const w = random.between(26, 80);
    const color = GRAVEL[index % 4] ?? '#c9b894';
    return ellipse(
      random.between(-200, 1400),
      random.between(120, 860),
      w,
      w * 0.62,
      tone(stage, color, 0.6),
      {
        opacity: 0.55,
      },
    );
  });
  const cress = (x: number, y: number) =>
    group(
      Array.from({ length: 12 }, () =>
        circle(
          x + random.between(-90, 90),
          y + random.between(-50, 50),
          random.between(14, 28),
          stage.lit(random.pick<Color>(['#6fa04a', '#5a8a3f'])),
        ),
      ).join(''),
      {},
    );
  return [
    rect(LEFT, -400, SPAN, 1500, bed),
    stones.join(''),
    path('M-800 -400H2000V60Q1300 150 900 90T200 130T-800 60Z', tone(stage, '#5d7a42', 0.6)),
    path('M-800 -400H2000V10Q1300 100 900 40T200 80T-800 10Z', tone(stage, '#7ea457', 0.85)),
    trout(420, 400, 1.5, 8),
    trout(760, 560, 1.9, -6),
    trout(880, 300, 1.1, 14),
    path(
      'M120 250q140 -30 300 0t320 -8M300 640q160 -30 330 0t300 -10M600 430q150 -24 320 0M80 500q90 -20 200 0',
      'none',
      {
        stroke: '#ffffff',
        'stroke-width': 7,
        'stroke-linecap': 'round',
        opacity: 0.4,
      },
    ),
    cress(210, 170),
    cress(1040, 190),
    path(`M-800 ${BOTTOM}V700Q0 760 300 850T760 ${BOTTOM}Z`, tone(stage, PAINT.rock, 0.75)),
    path(`M-800 ${BOTTOM}V800Q0 830 220 910T560 ${BOTTOM}Z`, tone(stage, PAINT.rock, 0.35)),
    cress(150, 780),
    path(`M2000 ${BOTTOM}V740Q1400 700 1080 850T900 ${BOTTOM}Z`, tone(stage, '#7ea457', 0.6)),
    boulder(stage, 980, 870, 190, 90),
  ].join('');
}
