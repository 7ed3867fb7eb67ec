import { describe, expect, it } from 'vitest';
import { forgetTerm, rememberTerm } from './searchTerm.ts';

describe('recent searches', () => {
  it('are sorted newest first', () => {
    expect(rememberTerm(rememberTerm([], 'Fez'), 'cedar')).toEqual(['cedar', 'Fez']);
  });

  it('contain a term once: searching again moves it to the front', () => {
    expect(rememberTerm(['cedar', 'Fez', 'lake'], ' fez ')).toEqual(['fez', 'cedar', 'lake']);
  });

  it.each(['', ' ', 'f', ' f '])('ignore the term "%s"', (term) => {
    expect(rememberTerm(['Fez'], term)).toEqual(['Fez']);
  });

  it('accept a term of two characters', () => {
    expect(rememberTerm([], 'fè')).toEqual(['fè']);
  });

  it('contain at most ten terms and drop the oldest', () => {
    const ten = Array.from({ length: 10 }, (_, n) => `term ${n}`);
    const more = rememberTerm(ten, 'new');
    expect(more).toHaveLength(10);
    expect(more[0]).toBe('new');
    expect(more).not.toContain('term 9');
  });

  it('can be removed one by one', () => {
    expect(forgetTerm(['cedar', 'Fez'], 'Fez')).toEqual(['cedar']);
  });
});
