import { describe, expect, it } from 'vitest';
import { forgetTerm, rememberTerm } from './searchTerm.ts';

describe('recent searches', () => {
  it('stand newest first', () => {
    expect(rememberTerm(rememberTerm([], 'Fez'), 'cedar')).toEqual(['cedar', 'Fez']);
  });

  it('hold a term once: searched again it comes to the front', () => {
    expect(rememberTerm(['cedar', 'Fez', 'lake'], ' fez ')).toEqual(['fez', 'cedar', 'lake']);
  });

  it.each(['', ' ', 'f', ' f '])('take no term like "%s"', (term) => {
    expect(rememberTerm(['Fez'], term)).toEqual(['Fez']);
  });

  it('take a term of two characters', () => {
    expect(rememberTerm([], 'fè')).toEqual(['fè']);
  });

  it('are ten at most; the oldest goes', () => {
    const ten = Array.from({ length: 10 }, (_, n) => `term ${n}`);
    const more = rememberTerm(ten, 'new');
    expect(more).toHaveLength(10);
    expect(more[0]).toBe('new');
    expect(more).not.toContain('term 9');
  });

  it('can be forgotten one by one', () => {
    expect(forgetTerm(['cedar', 'Fez'], 'Fez')).toEqual(['cedar']);
  });
});
