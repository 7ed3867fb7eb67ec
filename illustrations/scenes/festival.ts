import { mix } from '../color.ts';
import { minaret, rampart } from '../motifs/buildings.ts';
import { wideCrowd } from '../motifs/crowd.ts';
import { ground, ridge } from '../motifs/land.ts';
import { clouds, sky } from '../motifs/sky.ts';
import { bunting } from '../motifs/tents.ts';
import { palm } from '../motifs/trees.ts';
import { PAINT } from '../paint.ts';
import { BOTTOM, LEFT, RIGHT, type Stage } from '../stage.ts';
import { ahidous } from './festivalAhidous.ts';
import { donkeys } from './festivalDonkeys.ts';
import { scaffold } from './festivalScaffold.ts';
import { screen } from './festivalScreen.ts';
import { congress, theatre } from './hall.ts';

const SQUARE = 700;

/**
 * A festival: a stage and a crowd before the city wall, an open-air film (`cinema`), the
 * dancers of the ahidous, or donkeys in garlands (`donkey`).
 */
export function festival(stage: Stage): string {
  if (stage.motif === 'theatre') return theatre(stage);
  if (stage.motif === 'congress') return congress(stage);
  if (stage.motif === 'ahidous') return ahidous(stage);
  if (stage.motif === 'donkey') return donkeys(stage);
  const { random } = stage;
  const middle = 600 + random.between(-70, 70);
  const cinema = stage.motif === 'cinema';
  const back = mix(stage.shade(PAINT.darkWood), stage.light.stars ? '#0a1020' : '#2a1a2a', 0.4);
  return [
    sky(stage, 560),
    clouds(stage, 2, 130),
    ridge(stage, 540, 90, stage.far(PAINT.hill, 0.65), { step: 210 }),
    minaret(stage, {
      x: middle + random.pick([-455, 455]),
      base: SQUARE,
      width: 66,
      height: 430,
      tiles: 'green',
    }),
    palm(stage, -180, SQUARE, 390, 0.1),
    palm(stage, 1520, SQUARE, 420, 0.1),
    rampart(stage, random.between(480, 510), SQUARE),
    ground(SQUARE, stage.shade(PAINT.soil)),
    cinema ? screen(stage, middle) : scaffold(stage, middle),
    ropes(stage, middle, cinema),
    wideCrowd(stage, 716, 900, mix(back, stage.lit(PAINT.brick), 0.4), { size: 44, arms: 0.08 }),
    wideCrowd(stage, 764, 1000, mix(back, stage.lit(PAINT.brick), 0.18), { size: 58, arms: 0.1 }),
    wideCrowd(stage, 826, BOTTOM, back, { size: 80, arms: cinema ? 0 : 0.1 }),
  ].join('');
}

/** Ropes with flags over the square. */
function ropes(stage: Stage, x: number, cinema: boolean): string {
  const y = cinema ? 200 : 212;
  const lights = (from: readonly [number, number], to: readonly [number, number], sag: number) =>
    bunting(stage, from, to, sag, 25);
  return [
    lights([LEFT, 300], [x - 385, y], 60),
    lights([LEFT + 100, 460], [x - 385, y + 20], 50),
    lights([x + 385, y], [RIGHT, 300], 60),
    lights([x + 385, y + 20], [RIGHT - 100, 470], 50),
  ].join('');
}
