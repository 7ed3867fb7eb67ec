import { describe, expect, it } from 'vitest';
import { dateFormat } from './formatters.ts';

const LONG = { dateStyle: 'long', timeZone: 'UTC' } as const;
const day = (date: string, locale: string) => dateFormat(locale, LONG).format(new Date(date));
const days = (start: string, end: string, locale: string) =>
  dateFormat(locale, LONG).formatRange(new Date(start), new Date(end));

describe('dateFormat', () => {
  it.each([
    ['en', '17 February 2026'],
    ['fr', '17 février 2026'],
    ['es', '17 de febrero de 2026'],
    ['de', '17. Februar 2026'],
  ])('writes a day as readers of %s do', (locale, text) => {
    expect(day('2026-02-17', locale)).toBe(text);
  });

  it('writes the first of a month in French with its ending, and no other number', () => {
    expect(day('2026-09-01', 'fr')).toBe('1er septembre 2026');
    expect(day('2026-09-11', 'fr')).toBe('11 septembre 2026');
    expect(days('2026-05-01', '2026-05-03', 'fr')).toBe('1er–3 mai 2026');
    expect(days('2026-08-31', '2026-09-01', 'fr')).toMatch(/1er septembre 2026$/);
    const clock = dateFormat('fr', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
    expect(clock.format(new Date('2026-09-01T01:05Z'))).toMatch(/^0?1:05$/);
  });

  it.each(['en', 'fr'])('has a format function that works without its object, in %s', (locale) => {
    const { format } = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    expect(format(new Date('2026-02-17'))).toContain('17');
  });
});
