import { expect, it } from 'vitest';
import { REASON_CODES } from '../../domain/content/contentProblem.ts';
import rules from './en/rules.json';

it('has a message for each reason of the content rules', () => {
  // Lengths have a message for each unit.
  const { range: _, lengthWords, lengthCharacters, lengthItems, ...others } = rules;
  expect([...Object.keys(others), 'length'].toSorted()).toEqual(REASON_CODES.toSorted());
});
