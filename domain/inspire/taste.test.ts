import { describe, expect, it } from 'vitest';
import { clearTastes, tastesFromVotes } from './taste.ts';

const TAGS: Record<string, string[]> = {
  lake: ['history', 'water'],
  spring: ['history', 'water'],
  river: ['history', 'water'],
  garden: ['history', 'gardens'],
  course: ['history', 'golf'],
  links: ['history', 'golf'],
  gate: ['history'],
  wall: ['history'],
};
const tagsOf = (place: string) => TAGS[place];
const weightOf = (tastes: ReturnType<typeof tastesFromVotes>, tag: string) =>
  tastes.find((taste) => taste.tag === tag)?.weight ?? Number.NaN;

describe('tastes', () => {
  const tastes = tastesFromVotes(
    { liked: ['lake', 'spring', 'river', 'gate'], disliked: ['course', 'links', 'wall', 'garden'] },
    tagsOf,
  );

  it('rise with what is liked and fall with what is passed by', () => {
    expect(tastes[0]).toMatchObject({ tag: 'water', met: 3 });
    expect(tastes.at(-1)).toMatchObject({ tag: 'golf', met: 2 });
    expect(clearTastes(tastes)).toEqual({ liked: ['water'], disliked: ['golf'] });
  });

  it('do not come of a tag that every place has', () => {
    expect(weightOf(tastes, 'history')).toBe(0);
  });

  it('weigh more when met more often', () => {
    const votes = { liked: ['lake', 'spring', 'river', 'garden'], disliked: ['gate', 'wall'] };
    const met = tastesFromVotes(votes, tagsOf);
    expect(weightOf(met, 'water')).toBeGreaterThan(weightOf(met, 'gardens'));
    expect(weightOf(met, 'gardens')).toBeGreaterThan(0);
  });

  it('weigh less where the same excess is likelier to be chance', () => {
    const tags: Record<string, string[]> = {
      a: ['few', 'many'],
      b: ['few', 'many'],
      c: ['many'],
      d: [],
      e: ['many'],
      f: [],
      g: [],
      h: [],
    };
    const votes = { liked: ['a', 'b', 'c', 'd'], disliked: ['e', 'f', 'g', 'h'] };
    const told = tastesFromVotes(votes, (place) => tags[place]);
    expect(weightOf(told, 'many')).toBeLessThan(weightOf(told, 'few'));
  });

  it('tell nothing that was met once', () => {
    const votes = { liked: ['garden'], disliked: ['gate', 'wall', 'lake', 'spring'] };
    expect(clearTastes(tastesFromVotes(votes, tagsOf)).liked).toEqual([]);
  });

  it.each([
    { liked: Object.keys(TAGS), disliked: [] },
    { liked: [], disliked: Object.keys(TAGS) },
    { liked: [], disliked: [] },
  ])('do not come of votes that are all alike', (votes) => {
    const alike = tastesFromVotes(votes, tagsOf);
    expect(alike.filter(({ weight }) => weight !== 0)).toEqual([]);
    expect(clearTastes(alike)).toEqual({ liked: [], disliked: [] });
  });

  it('leave out places that are not known', () => {
    const votes = { liked: ['lake', 'gone'], disliked: ['wall', 'lost'] };
    expect(tastesFromVotes(votes, tagsOf)).toEqual(
      tastesFromVotes({ liked: ['lake'], disliked: ['wall'] }, tagsOf),
    );
  });

  it('stay between -1 and 1, and are alike at every call', () => {
    for (const { weight } of tastes) expect(Math.abs(weight)).toBeLessThanOrEqual(1);
    const again = tastesFromVotes(
      {
        liked: ['gate', 'river', 'spring', 'lake'],
        disliked: ['garden', 'wall', 'links', 'course'],
      },
      tagsOf,
    );
    expect(again).toEqual(tastes);
  });
});
