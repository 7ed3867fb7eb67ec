import { mix } from '../color.ts';
import { person } from '../motifs/people.ts';
import { BAY, type Eye, floor, ROWS, row } from '../motifs/vaults.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, SPAN, type Stage, TOP } from '../stage.ts';
import { circle, ellipse, group, polygon, rect } from '../svg.ts';

/** Heri es-Souani: rows of massive arches, shafts of light, one visitor. */
export function granary(stage: Stage): string {
  const { random, light } = stage;
  const eye = {
    x: random.chance(0.5) ? random.between(430, 520) : random.between(680, 770),
    y: 520,
  };
  const sunny = light.lamps ? 0.5 : 1;
  const glow = mix(stage.lit('#f6d9a0'), light.sky[2], 0.55);
  const parts = [
    rect(LEFT, TOP, SPAN, BOTTOM - TOP, glow),
    circle(eye.x, eye.y, 90, mix(glow, '#ffffff', 0.4 * sunny), { opacity: 0.7 }),
    floor(stage, eye),
  ];
  ROWS.forEach((near, index) => {
    parts.push(row(stage, eye, near, index));
    if (index === 1) parts.push(shaft(stage, eye, 0.24, 1, 0.3));
    if (index === 2) parts.push(shaft(stage, eye, 0.34, -1, 0.3), shaft(stage, eye, 0.34, 2, 0.26));
    if (index === 3) {
      parts.push(pool(stage, eye, 0.5), visitor(stage, eye, 0.5), shaft(stage, eye, 0.5, 0, 0.34));
      parts.push(shaft(stage, eye, 0.5, -2, 0.22), shaft(stage, eye, 0.5, 2, 0.22));
    }
    if (light.lamps && index > 1 && index !== 4) parts.push(lantern(stage, eye, near));
  });
  parts.push(beams(stage, eye));
  return parts.join('');
}

/** Broad, faint shafts of light before the nearest row. */
function beams(stage: Stage, eye: Eye): string {
  const color = stage.light.stars ? '#9db8d8' : stage.light.disc.color;
  const fade = stage.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset=".2" stop-color="${color}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></linearGradient>`,
  );
  return [-640, 40, 760]
    .map((dx, index) => {
      const x = eye.x + dx + stage.random.between(-30, 30);
      const width = index === 1 ? 150 : 100;
      return polygon(
        [
          [x - width, 850],
          [x + width * 0.7, 850],
          [x + 560, TOP],
          [x + 450, TOP],
        ],
        `url(#${fade})`,
        { opacity: index === 1 ? 0.2 : 0.14 },
      );
    })
    .join('');
}

/** A shaft of light from a hole in the vault at the upper right down to the floor. */
function shaft(stage: Stage, eye: Eye, near: number, bay: number, strength: number): string {
  const x = eye.x + bay * BAY.step * near;
  const foot = eye.y + BAY.floor * near;
  const color = stage.light.stars ? '#9db8d8' : stage.light.disc.color;
  return polygon(
    [
      [x - 150 * near, foot],
      [x + 120 * near, foot],
      [x + 300 * near, eye.y - BAY.crown * near * 0.92],
      [x + 190 * near, eye.y - BAY.crown * near * 0.98],
    ],
    color,
    { opacity: strength },
  );
}

function pool(stage: Stage, eye: Eye, near: number): string {
  const color = stage.light.stars
    ? '#6f8fb8'
    : mix(stage.light.disc.color, stage.lit('#f0cf98'), 0.4);
  return ellipse(eye.x - 15 * near, eye.y + BAY.floor * near, 210 * near, 34 * near, color, {
    opacity: 0.75,
  });
}

const visitor = (stage: Stage, eye: Eye, near: number) =>
  person(
    stage,
    eye.x - 20 * near,
    eye.y + (BAY.floor + 6) * near,
    92,
    stage.random.pick(['#b5532a', '#1d4f8f']),
  );

/** A lantern in the middle aisle, if lamps are lit. */
function lantern(stage: Stage, eye: Eye, near: number): string {
  const y = eye.y - 250 * near;
  const halo = stage.define(
    (id) =>
      `<radialGradient id="${id}"><stop offset="0" stop-color="#ffcf6b" stop-opacity=".6"/><stop offset="1" stop-color="#ffcf6b" stop-opacity="0"/></radialGradient>`,
  );
  const spots = [-1, 0, 1].map((bay) => {
    const x = eye.x + bay * BAY.step * near;
    return (
      circle(x, y, 190 * near, `url(#${halo})`) +
      rect(
        x - 1.5 * near,
        eye.y - BAY.crown * near,
        3 * near,
        (BAY.crown - 250) * near,
        stage.deep(PAINT.darkWood),
      ) +
      polygon(
        [
          [x - 14 * near, y - 20 * near],
          [x + 14 * near, y - 20 * near],
          [x + 18 * near, y + 14 * near],
          [x, y + 30 * near],
          [x - 18 * near, y + 14 * near],
        ],
        stage.lamp(),
      )
    );
  });
  return group(spots.join(''), {});
}
