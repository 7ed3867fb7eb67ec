import { n } from '../../domain/format/svgPath.ts';
import { BOTTOM, LEFT, SPAN, type Stage } from '../stage.ts';
import { group, rect } from '../svg.ts';

const fine = (value: number) => String(Math.round(value * 1000) / 1000);

/** Defines a group that `placeGroup` can draw several times. @returns its id */
export function defineGroup(stage: Stage, content: string): string {
  return stage.define((id) => group(content, { id }));
}

/** Places a defined group at (x, y), scaled by `scale` and `tall`; negative factors mirror it. */
export function placeGroup(id: string, x: number, y: number, scale = 1, tall = scale): string {
  return `<use href="#${id}" transform="matrix(${fine(scale)} 0 0 ${fine(tall)} ${n(x)} ${n(y)})"/>`;
}

/** The mirror image of a defined group in still water that begins at `y`; `depth` is its vertical scale. */
export function reflection(stage: Stage, id: string, y: number, opacity = 0.45, depth = 0.8) {
  const water = stage.define(
    (name) => `<clipPath id="${name}">${rect(LEFT, y, SPAN, BOTTOM - y, '#000')}</clipPath>`,
  );
  const image = placeGroup(id, 0, y * (1 + depth), 1, -depth);
  return group(image, { 'clip-path': `url(#${water})`, opacity: String(opacity) });
}
