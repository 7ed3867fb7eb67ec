import { describe, expect, it } from 'vitest';
import { LIGHT_NAMES, type Poster, SCENES, SEASON_NAMES } from '../domain/media/poster.ts';
import { drawPoster } from './poster.ts';

/** ART: what an SVG may weigh, in bytes. */
const MOST_BYTES = 40_000;

describe.each(SCENES)('%s', (scene) => {
  it('is drawn in every light and season, whole and within its bytes', () => {
    for (const light of LIGHT_NAMES) {
      for (const season of SEASON_NAMES) {
        const svg = drawPoster({ scene, light, season }, `${scene}-${light}`);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(Buffer.byteLength(svg)).toBeLessThan(MOST_BYTES);
      }
    }
  });

  it('is the same for one seed and another for the next', () => {
    const poster: Poster = { scene, light: 'golden', season: 'spring' };
    expect(drawPoster(poster, 'a')).toBe(drawPoster(poster, 'a'));
    expect(new Set(['a', 'b', 'c', 'd'].map((seed) => drawPoster(poster, seed))).size).toBe(4);
  });

  it('changes with the light', () => {
    const [noon, night] = (['noon', 'night'] as const).map((light) =>
      drawPoster({ scene, light, season: 'spring' }, 'a'),
    );
    expect(noon).not.toBe(night);
  });
});
