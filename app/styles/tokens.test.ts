/** Style sheets use the tokens, and colours by role have enough contrast (WCAG 2.2 AA). */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';

const css = readFileSync('app/styles/tokens.css', 'utf8');
const root = css.slice(0, css.indexOf('@media'));

type Scheme = 'light' | 'dark';

/** The colour of a token in a scheme, as `#rrggbb`. */
function colorOf(name: string, scheme: Scheme): string {
  const value = new RegExp(`--color-${name}: ([^;]+);`).exec(root)?.[1] ?? '';
  const [, light = value, dark = value] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
  const chosen = scheme === 'light' ? light : dark;
  const [, other] = /^var\(--color-([a-z-]+)\)$/.exec(chosen) ?? [];
  if (other) return colorOf(other, scheme);
  const color = chosen === 'white' ? '#ffffff' : chosen;
  if (!/^#[0-9a-f]{6}$/.test(color)) throw new Error(`--color-${name} is "${value}"`);
  return color;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, scheme: Scheme): number {
  const [light = 0, dark = 0] = [one, other]
    .map((name) => luminance(colorOf(name, scheme)))
    .toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const SURFACES = ['surface', 'surface-soft', 'overlay', 'surface-raised', 'surface-sand'];
const TEXTS = ['text', 'text-soft', 'link', 'accent', 'info'];

const all = (ones: string[], others: string[]) =>
  ones.flatMap((one) => others.map((other) => [one, other] as const));

describe.each(['light', 'dark'] as const)('in %s pages', (scheme) => {
  it.each([
    ...all(TEXTS, SURFACES),
    ['text', 'warning'],
    ['accent', 'warning'],
    // Buttons and what is selected.
    ...all(['surface'], ['link', 'text', 'accent']),
    // Grounds that are the same in both schemes.
    ...all(['plaster', 'sand', 'saffron'], ['green', 'night', 'ink']),
    ...all(['ink'], ['saffron', 'mint']),
  ] as const)('%s on %s has the contrast of text', (one, other) => {
    expect(contrast(one, other, scheme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(all(['mark'], SURFACES))('%s on %s has the contrast of signs', (one, other) => {
    expect(contrast(one, other, scheme)).toBeGreaterThanOrEqual(3);
  });
});

/** All matches of the pattern's first group in style sheets, each with its file. */
const valuesOf = (pattern: RegExp) =>
  globSync('{app,illustrations}/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, value = '']) => [file, value]),
  );

/** Shapes of drawn things: a book, a bank note, the line at which a stop is dropped. */
const DRAWN = /(Edition|BankNotes|StopEditor)\.module\.css$/;

test('corners have a radius of the scale', () => {
  const radii = valuesOf(/border-radius: ([^;]+);/g);
  const others = radii.filter(
    ([file = '', value = '']) =>
      !DRAWN.test(file) &&
      !/^(calc\(|)var\(--radius-(picture|panel|pill)\)|^(0|50%|inherit)$/.test(value),
  );
  expect(others).toEqual([]);
});

test('all colours that style sheets use are defined', () => {
  const used = valuesOf(/var\((--color-[a-z-]+)\)/g);
  expect(used.filter(([, name]) => !root.includes(`${name}: `))).toEqual([]);
});
