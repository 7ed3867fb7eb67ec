/** Computes a visitor's tastes from likes and dislikes, in the browser only. */
import type { Votes } from '../visitor/visitor.ts';

export interface Taste {
  /** The slug of a tag. */
  tag: string;
  /** From 1 (always liked) to -1 (always disliked). */
  weight: number;
  /** Number of voted places with the tag. */
  met: number;
}

/** Deviation, in standard deviations, that counts fully. */
const FULL = 1.8;

/** Reduces the weight of tags with few votes. */
const DOUBT = 0.5;

/**
 * Tastes from votes, the strongest first. Likes of a tag are compared with their expected number
 * among the voted places, so that neither a tag of every place nor a visitor who likes everything
 * gives a taste. Places unknown to `tagsOf` are ignored.
 */
export function tastesFromVotes(
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
      // Standard deviation of the hypergeometric distribution.
      const variance = met * share * (1 - share) * ((places - met) / Math.max(1, places - 1));
      const weight = excess / Math.sqrt(variance + DOUBT) / FULL;
      return { tag, weight: Math.max(-1, Math.min(1, weight)), met };
    })
    .sort((a, b) => b.weight - a.weight || b.met - a.met || (a.tag < b.tag ? -1 : 1));
}

/** Least weight of a taste that is shown; below it may be chance. */
const CLEAR = 0.4;
const MOST_TOLD = 3;

/** Tags to show to a visitor, likes and dislikes, clearest first. */
export function clearTastes(tastes: readonly Taste[]): { liked: string[]; disliked: string[] } {
  const strongest = (sign: 1 | -1) =>
    tastes
      .filter(({ weight, met }) => met >= 2 && weight * sign >= CLEAR)
      .sort((a, b) => sign * (b.weight - a.weight))
      .slice(0, MOST_TOLD)
      .map(({ tag }) => tag);
  return { liked: strongest(1), disliked: strongest(-1).slice(0, MOST_TOLD - 1) };
}

const count = (values: readonly string[], value: string) =>
  values.filter((other) => other === value).length;
