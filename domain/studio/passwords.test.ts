import { describe, expect, it } from 'vitest';
import { passwordProblem } from './passwords.ts';

describe('a password of the Studio', () => {
  it.each([
    ['elevenchars', 'too-short'],
    ['x'.repeat(129), 'too-long'],
    ['aaaabbbbaaaabbbb', 'too-simple'],
    ['fatima.alaoui1', 'too-simple'],
    ['Four cedars, one lake', undefined],
  ])('%s: %s', (password, problem) => {
    expect(passwordProblem(password, ['Fatima', 'fatima.alaoui@visit.example'])).toBe(problem);
  });
});
