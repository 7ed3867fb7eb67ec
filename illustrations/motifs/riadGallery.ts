import { PAINT } from '../paint.ts';
import { LEFT, SPAN, type Stage } from '../stage.ts';
import { circle, path, rect } from '../svg.ts';
import { archOutline, star } from './arch.ts';
import { tiledRoof } from './buildings.ts';
import { litRoom } from './patio.ts';

export const GALLERY = 372;

export const EAVES = 205;

/** Width of a bay of the arcade. */
const BAY = 300;

/** A bay, defined once and used along the whole wall. */
export function bays(stage: Stage, drawing: string, list: readonly number[]): string {
  const id = stage.define((name) => `<g id="${name}">${drawing}</g>`);
  return list.map((bay) => `<use href="#${id}" x="${bay * BAY}"/>`).join('');
}

/** The upper floor: doors behind a cedar rail, eaves of green tiles. */
export function upstairs(stage: Stage): string {
  const wood = stage.lit(PAINT.cedarWood);
  const dark = stage.shade(PAINT.cedarWood);
  const x = 600;
  const bay = [
    rect(x - 118, EAVES + 30, 236, GALLERY - EAVES - 30, stage.shade(PAINT.lime)),
    litRoom(stage, x, GALLERY - 50, 112),
    path(archOutline(x, GALLERY, 76, 118), stage.deep(PAINT.cedarWood)),
    path(archOutline(x, GALLERY, 60, 104), stage.light.lamps ? '#f2b04e' : dark),
    rect(x - 2, GALLERY - 100, 4, 100, stage.deep(PAINT.cedarWood)),
    rect(x - 160, EAVES + 20, 20, GALLERY - EAVES, wood),
    rect(x - 160, EAVES + 20, 7, GALLERY - EAVES, dark),
    rect(x - 172, EAVES + 22, 44, 16, wood),
  ].join('');
  const rail = stage.define(
    (id) =>
      `<pattern id="${id}" width="20" height="52" y="${GALLERY - 52}" patternUnits="userSpaceOnUse">${rect(8, 0, 4, 52, wood)}${star(10, 26, 9, wood)}${circle(10, 26, 3, dark)}</pattern>`,
  );
  return [
    bays(stage, bay, [-4, -3, -2, -1, 0, 1, 2, 3, 4]),
    rect(LEFT, GALLERY - 52, SPAN, 52, `url(#${rail})`),
    rect(LEFT, GALLERY - 58, SPAN, 8, wood),
    tiledRoof(stage, 600, EAVES + 8, SPAN, 40, SPAN - 30),
    rect(LEFT, EAVES + 10, SPAN, 18, wood),
    rect(LEFT, EAVES + 24, SPAN, 5, dark),
  ].join('');
}
