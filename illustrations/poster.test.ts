import { describe, expect, it } from 'vitest';
import { LIGHT_NAMES, Poster, SCENES, SEASON_NAMES } from '../domain/media/poster.ts';
import { describeScene } from '../domain/media/sceneDescriptions.ts';
import { drawPoster } from './poster.ts';
import { VARIANTS } from './variants.ts';

/** Size limit of an SVG. */
const MAX_BYTES = 40_000;

it('scenes are the same for the same seed, differ for others, and change with the light', () => {
  for (const scene of SCENES) {
    const draw = (light: Poster['light'], seed: string) =>
      drawPoster({ scene, light, season: 'spring' }, seed);
    const first = draw('noon', 'a');
    expect(draw('noon', 'a') === first, scene).toBe(true);
    expect(new Set([first, draw('noon', 'b'), draw('noon', 'c')]).size, scene).toBe(3);
    expect(draw('night', 'a') === first, scene).toBe(false);
  }
});

describe.each(SCENES)('%s', (scene) => {
  it('is valid and within the size limit in every light and season', () => {
    for (const light of LIGHT_NAMES) {
      for (const season of SEASON_NAMES) {
        const svg = drawPoster({ scene, light, season }, `${scene}-${light}`);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(Buffer.byteLength(svg)).toBeLessThan(MAX_BYTES);
      }
    }
  });
});

describe.each(Object.keys(VARIANTS))('%s', (name) => {
  const [scene, motif] = name.split('/');
  const variant = Poster.parse({ scene, motif });

  it('is valid and within the size limit in every light and season', () => {
    for (const light of LIGHT_NAMES) {
      for (const season of SEASON_NAMES) {
        const svg = drawPoster({ ...variant, light, season }, `${name}-${light}`);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(Buffer.byteLength(svg)).toBeLessThan(MAX_BYTES);
      }
    }
  });

  it('has a description of its own', () => {
    expect(describeScene(variant)).not.toEqual(describeScene({ scene: variant.scene }));
  });
});

it('is at dusk in the evening, unless its own light is early or darker', () => {
  const draw = (light: Poster['light'], evening = false) =>
    drawPoster({ scene: 'gate', season: 'spring', ...(light && { light }) }, 'a', { evening });
  for (const light of ['morning', 'noon', 'golden', 'dusk'] as const) {
    expect(draw(light, true)).toBe(draw('dusk'));
  }
  for (const light of ['dawn', 'night'] as const) expect(draw(light, true)).toBe(draw(light));
  expect(draw(undefined, true)).toBe(draw('dusk'));
});
