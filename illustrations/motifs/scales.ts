import type { Stage } from '../stage.ts';
import { line, path, polygon } from '../svg.ts';

/** The scales of the trading court: a beam on a post, two pans on chains. */
export function scales(stage: Stage, x: number, base: number, height: number): string {
  const wood = stage.lit('#c9975c');
  const brass = stage.lit('#e8b84a');
  const reach = height * 0.5;
  const top = base - height;
  const pan = (at: number, drop: number) => {
    const y = top + height * 0.1 + drop;
    const low = base - height * 0.2 + drop;
    const wide = height * 0.2;
    return (
      line(
        [
          [at - wide, low],
          [at, y],
          [at + wide, low],
        ],
        wood,
        Math.max(2, height * 0.012),
      ) +
      path(
        `M${Math.round(at - wide * 1.1)} ${Math.round(low)}q${Math.round(wide * 1.1)} ${Math.round(wide * 0.62)} ${Math.round(wide * 2.2)} 0z`,
        brass,
      )
    );
  };
  const tilt = height * 0.03;
  return (
    polygon(
      [
        [x - reach * 0.62, base + 8],
        [x - 5, top],
        [x + 5, top],
        [x - reach * 0.5, base + 8],
      ],
      wood,
    ) +
    polygon(
      [
        [x + reach * 0.62, base + 8],
        [x - 5, top],
        [x + 5, top],
        [x + reach * 0.5, base + 8],
      ],
      wood,
    ) +
    polygon(
      [
        [x - reach, top + height * 0.1 + tilt],
        [x, top + height * 0.07],
        [x + reach, top + height * 0.1 - tilt],
        [x, top + height * 0.13],
      ],
      stage.lit('#dcae72'),
    ) +
    pan(x - reach, tilt) +
    pan(x + reach, -tilt)
  );
}
