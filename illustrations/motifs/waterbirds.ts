import { type Color, mix } from '../color.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, group, path, place } from '../svg.ts';

/** A duck on the water, facing `direction`; 100 units long at scale 1, its waterline at (x, y). */
export function duck(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  direction: 1 | -1 = 1,
): string {
  const dark = stage.deep('#4a4238');
  const body =
    'M-52 -14Q-40 -6 -28 -12Q-10 -28 16 -20Q30 -18 34 -34Q34 -52 50 -54Q64 -54 66 -42L80 -37L65 -33Q60 -24 58 -14Q56 2 36 4H-20Q-40 2 -52 -14Z';
  return place(
    [x, y],
    scale,
    group(
      group(path(body, dark), { transform: 'matrix(1 0 0 -.6 0 6)', opacity: 0.35 }) +
        path(body, dark) +
        path('M-30 -10Q-4 -24 24 -10Q4 2 -30 -10Z', mix(dark, stage.lit('#b99f7d'), 0.55)) +
        path('M38 -26Q46 -22 58 -26L58 -21Q46 -17 36 -21Z', stage.lit('#efe6d2')),
      { transform: `scale(${direction} 1)` },
    ),
  );
}

/** A coot on the water: round and black with a white bill. */
export function coot(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  direction: 1 | -1 = 1,
): string {
  const dark = stage.deep('#20242b');
  return place(
    [x, y],
    scale,
    group(
      ellipse(0, 12, 44, 7, dark, { opacity: 0.3 }) +
        path(
          'M-44 -12Q-30 -34 6 -28Q18 -26 22 -38Q26 -56 42 -52Q56 -46 52 -34Q44 -24 44 -12Q38 6 6 6Q-34 6 -44 -12Z',
          dark,
        ) +
        path('M44 -52Q54 -52 66 -36L51 -35Z', stage.lit('#f4f1e6')) +
        path('M-30 -12Q-6 -26 20 -12Q0 -4 -30 -12Z', mix(dark, stage.lit('#6b7280'), 0.5)),
      { transform: `scale(${direction} 1)` },
    ),
  );
}

const NECK: Record<'up' | 'feeding', string> = {
  up: 'M22 -92C44 -96 40 -124 30 -136C22 -150 34 -164 44 -156',
  feeding: 'M22 -92C52 -92 56 -60 46 -40C40 -26 50 -14 52 -10',
};

/** A flamingo standing in shallow water at (x, base), 165 units tall at scale 1. */
export function flamingo(
  stage: Stage,
  x: number,
  base: number,
  scale: number,
  { direction = 1 as 1 | -1, pose = 'up' as 'up' | 'feeding', distance = 0 } = {},
): string {
  const pink = stage.far('#eea39b', distance);
  const legs = stage.far('#b06a68', distance);
  const [headX, headY] = pose === 'up' ? [44, -156] : [52, -10];
  return place(
    [x, base],
    scale,
    group(
      path('M-2 -74L-6 -36L-2 0M8 -74L12 -36L8 0', 'none', { stroke: legs, 'stroke-width': 4 }) +
        path(NECK[pose], 'none', { stroke: pink, 'stroke-width': 9, 'stroke-linecap': 'round' }) +
        path('M-44 -74Q-26 -106 12 -106Q36 -102 30 -86Q16 -66 -10 -68Q-26 -68 -44 -74Z', pink) +
        path('M-44 -74Q-20 -90 10 -86Q-4 -68 -44 -74Z', stage.far('#c95f63', distance)) +
        circle(headX, headY, 8, pink) +
        path(
          pose === 'up' ? 'M48 -162L62 -150L58 -140L50 -150Z' : 'M56 -6L50 6L42 6L46 -6Z',
          stage.far('#3a2a2c', distance),
        ),
      { transform: `scale(${direction} 1)` },
    ),
  );
}

/** A slanting line of flying ducks, the first at (x, y), in the direction `direction`. */
export function skein(
  stage: Stage,
  x: number,
  y: number,
  count: number,
  size: number,
  direction: 1 | -1 = 1,
) {
  const { random } = stage;
  const color: Color = stage.light.stars
    ? '#9fb4c9'
    : mix(stage.deep('#4a4238'), stage.light.haze, 0.15);
  const made = Array.from({ length: count }, (_, index) => {
    const side = index % 2 === 0 ? 1 : -0.55;
    const back = Math.ceil(index / 2) * size * 1.5;
    const up = random.chance(0.5);
    const wing = up
      ? 'M-6 -4Q-26 -44 -50 -52Q-30 -22 -22 2Z'
      : 'M-6 0Q-20 26 -44 44Q-32 14 -24 -2Z';
    return place(
      [x - direction * back, y + back * 0.42 * side + random.between(-6, 6)],
      size / 100,
      group(
        path(
          `M-48 0Q-20 -12 8 -6L34 -10Q46 -14 50 -6L60 -2L48 2Q30 2 10 8Q-20 12 -48 0Z${wing}`,
          color,
        ),
        { transform: `scale(${direction} 1)` },
      ),
    );
  });
  return made.join('');
}
