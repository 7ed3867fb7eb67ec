/** A colour as `#rrggbb`. */
export type Color = `#${string}`;

type Channels = readonly [red: number, green: number, blue: number];

const channels = (color: Color): Channels => {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const toHex = (values: readonly number[]): Color =>
  `#${values
    .map((value) => Math.max(0, Math.min(255, Math.round(value))))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

/** Interpolates between two colours: share 0 gives `from`, 1 gives `to`. */
export function mix(from: Color, to: Color, share: number): Color {
  const target = channels(to);
  return toHex(
    channels(from).map((value, index) => value + ((target[index] ?? 0) - value) * share),
  );
}

/** Multiplies each channel of a colour by that of a light; 1 is white light. */
export function multiply(color: Color, light: Channels): Color {
  return toHex(channels(color).map((value, index) => value * (light[index] ?? 1)));
}
