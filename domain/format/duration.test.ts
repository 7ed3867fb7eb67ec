import { describe, expect, it } from 'vitest';
import { formatDuration } from './duration.ts';

describe('formatDuration', () => {
  it.each([
    [45, 'en', '45 min'],
    [59, 'fr', '59 min'],
    [60, 'en', '1 h'],
    [120, 'es', '2 h'],
    [120, 'de', '2 h'],
    [95, 'en', '1 h 35 min'],
    [95, 'fr', '1 h 35 min'],
    [150, 'es', '2 h 30 min'],
    ['90', 'en', '1 h 30 min'],
  ])('%s minutes in %s', (minutes, locale, expected) => {
    expect(plain(formatDuration(minutes, locale))).toBe(expected);
  });

  it('supports Arabic', () => {
    expect(formatDuration(95, 'ar')).toMatch(/س.*د/);
    expect(formatDuration(30, 'ar')).toMatch(/د/);
    expect(formatDuration(30, 'ar')).not.toMatch(/س/);
  });

  it.each([undefined, null, '', '  ', 'an hour', Number.NaN, Infinity, {}, []])(
    'returns undefined for %s',
    (value) => expect(formatDuration(value, 'en')).toBeUndefined(),
  );
});

const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');
