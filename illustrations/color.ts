/** Colours are written `#rrggbb`. */
export type Color = `#${string}`;

type Channels = readonly [red: number, green: number, blue: number];

const channels = (color: Color): Channels => {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const written = (values: readonly number[]): Color =>
  `#${values
    .map((value) => Math.max(0, Math.min(255, Math.round(value))))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

/** A colour on its way to another: 0 is `from`, 1 is `to`. */
export function mix(from: Color, to: Color, share: number): Color {
  const target = channels(to);
  return written(
    channels(from).map((value, index) => value + ((target[index] ?? 0) - value) * share),
  );
}

/** A colour under a light of another: each channel times the light's, 1 being white light. */
export function under(color: Color, light: Channels): Color {
  return written(channels(color).map((value, index) => value * (light[index] ?? 1)));
}
