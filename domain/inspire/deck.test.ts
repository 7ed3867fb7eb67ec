import { expect, it } from 'vitest';
import { chooseDeck, type DeckPlace } from './deck.ts';

const place = (id: string, scene: string, tags: string[], city = 'fes', worth = 1): DeckPlace => ({
  id,
  scene,
  tags,
  city,
  worth,
});

const PLACES = [
  place('gate', 'gate', ['history'], 'fes', 3),
  place('gate-two', 'gate', ['architecture'], 'sefrou', 3),
  place('gate-three', 'gate', ['history'], 'meknes', 3),
  place('lake', 'lake', ['water'], 'ifrane'),
  place('course', 'golf', ['golf'], 'meknes'),
];

it('varies scenes and tags, with the highest worth first', () => {
  const deck = chooseDeck(PLACES, 4).map(({ id }) => id);
  expect(deck[0]).toMatch(/^gate/);
  expect(deck.slice(0, 3).filter((id) => id.startsWith('gate'))).toHaveLength(1);
  expect(deck.slice(0, 3)).toEqual(expect.arrayContaining(['lake', 'course']));
});

it('does not depend on the order of places and contains each once', () => {
  const deck = chooseDeck(PLACES, 5);
  expect(chooseDeck(PLACES.toReversed(), 5)).toEqual(deck);
  expect(new Set(deck)).toHaveProperty('size', 5);
});

it('contains at most all places', () => {
  expect(chooseDeck(PLACES, 24)).toHaveLength(PLACES.length);
  expect(chooseDeck([], 24)).toEqual([]);
});
