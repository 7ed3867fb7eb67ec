/** What likes and dislikes say of a visitor's tastes; weighed in the visitor's own browser alone. */
import type { Votes } from './visitor.ts';

export interface Taste {
  /** The slug of a tag. */
  tag: string;
  /** From 1, for what is always liked, to -1, for what is always passed by. */
  weight: number;
  /** How many of the places that were voted on have the tag. */
  met: number;
}

/** The excess, in standard deviations, that counts in full. */
const FULL = 1.8;

/** Keeps what was met once from weighing as much as what was met often. */
const DOUBT = 0.5;

/**
 * The tastes behind votes, the strongest liking first. A tag's likes are set against those that
 * chance would give it among the places voted on, so that neither a tag that every place has nor a
 * visitor who likes everything makes a taste. Votes on places that `tagsOf` does not know are left out.
 */
export function tastesOf(
  { liked, disliked }: Votes,
  tagsOf: (place: string) => readonly string[] | undefined,
): Taste[] {
  const likes = liked.flatMap((place) => tagsOf(place) ?? []);
  const known = (places: readonly string[]) => places.filter((place) => tagsOf(place)).length;
  const likedPlaces = known(liked);
  const places = likedPlaces + known(disliked);
  const share = places === 0 ? 0 : likedPlaces / places;
  const all = [...likes, ...disliked.flatMap((place) => tagsOf(place) ?? [])];
  return [...new Set(all)]
    .map((tag) => {
      const met = count(all, tag);
      const excess = count(likes, tag) - share * met;
      // How far chance alone strays when `met` of the places are drawn: the hypergeometric variance.
      const variance = met * share * (1 - share) * ((places - met) / Math.max(1, places - 1));
      const weight = excess / Math.sqrt(variance + DOUBT) / FULL;
      return { tag, weight: Math.max(-1, Math.min(1, weight)), met };
    })
    .sort((a, b) => b.weight - a.weight || b.met - a.met || (a.tag < b.tag ? -1 : 1));
}

/** Below this a taste is not told: it may be chance. */
const CLEAR = 0.4;
const MOST_TOLD = 3;

/** The tags that can be told to a visitor: what they stop for, what they pass by, clearest first. */
export function clearTastes(tastes: readonly Taste[]): { liked: string[]; disliked: string[] } {
  const told = (sign: 1 | -1) =>
    tastes
      .filter(({ weight, met }) => met >= 2 && weight * sign >= CLEAR)
      .sort((a, b) => sign * (b.weight - a.weight))
      .slice(0, MOST_TOLD)
      .map(({ tag }) => tag);
  return { liked: told(1), disliked: told(-1).slice(0, MOST_TOLD - 1) };
}

const count = (values: readonly string[], value: string) =>
  values.filter((other) => other === value).length;
