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

  it('rise with likes and fall with dislikes', () => {
    expect(tastes[0]).toMatchObject({ tag: 'water', met: 3 });
    expect(tastes.at(-1)).toMatchObject({ tag: 'golf', met: 2 });
    expect(clearTastes(tastes)).toEqual({ liked: ['water'], disliked: ['golf'] });
  });

  it('ignore a tag that every place has', () => {
    expect(weightOf(tastes, 'history')).toBe(0);
  });

  it('weigh more for frequent tags', () => {
    const votes = { liked: ['lake', 'spring', 'river', 'garden'], disliked: ['gate', 'wall'] };
    const met = tastesFromVotes(votes, tagsOf);
    expect(weightOf(met, 'water')).toBeGreaterThan(weightOf(met, 'gardens'));
    expect(weightOf(met, 'gardens')).toBeGreaterThan(0);
  });

  it('weigh less if the same difference is more likely by chance', () => {
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
    const tastes = tastesFromVotes(votes, (place) => tags[place]);
    expect(weightOf(tastes, 'many')).toBeLessThan(weightOf(tastes, 'few'));
  });

  it('ignore tags with a single vote', () => {
    const votes = { liked: ['garden'], disliked: ['gate', 'wall', 'lake', 'spring'] };
    expect(clearTastes(tastesFromVotes(votes, tagsOf)).liked).toEqual([]);
  });

  it.each([
    { liked: Object.keys(TAGS), disliked: [] },
    { liked: [], disliked: Object.keys(TAGS) },
    { liked: [], disliked: [] },
  ])('are empty if all votes are equal', (votes) => {
    const tastes = tastesFromVotes(votes, tagsOf);
    expect(tastes.filter(({ weight }) => weight !== 0)).toEqual([]);
    expect(clearTastes(tastes)).toEqual({ liked: [], disliked: [] });
  });

  it('ignore unknown places', () => {
    const votes = { liked: ['lake', 'gone'], disliked: ['wall', 'lost'] };
    expect(tastesFromVotes(votes, tagsOf)).toEqual(
      tastesFromVotes({ liked: ['lake'], disliked: ['wall'] }, tagsOf),
    );
  });

  it('are between -1 and 1 and deterministic', () => {
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
