import { beforeAll, describe, expect, it } from 'vitest';
import { LOCALES } from '../../domain/locale.ts';
import { compileMessages } from '../../scripts/compiledMessages.ts';
import { addMessages } from '../i18n/messages.ts';
import { distanceFrom } from './card.ts';

beforeAll(async () => {
  for (const locale of LOCALES) {
    const { default: distance } = await import(`../../messages/${locale}/distance.json`);
    addMessages(locale, 'distance', compileMessages(distance));
  }
});

describe('distanceFrom', () => {
  it('names the origin', () => {
    expect(distanceFrom('you', 300, 'en')).toBe('300 m away from you');
    expect(distanceFrom('place', 2000, 'en')).toBe('2 km from this place');
    expect(distanceFrom('place', 2000, 'de')).toBe('2 km von diesem Ort');
    expect(distanceFrom({ name: 'Fez' }, 2000, 'en')).toBe('2 km from Fez');
    expect(distanceFrom({ name: 'Ifrane' }, 2000, 'fr')).toMatch(/^2\skm depuis Ifrane$/);
    expect(distanceFrom({ name: 'El Hayeb' }, 2000, 'es')).toBe('2 km desde El Hayeb');
    expect(distanceFrom({ name: 'Fès' }, 2000, 'de')).toBe('2 km ab Fès');
  });

  it('is undefined at the same spot and for an invalid distance', () => {
    expect(distanceFrom('place', 4, 'en')).toBeUndefined();
    expect(distanceFrom('you', Number.NaN, 'en')).toBeUndefined();
  });
});
