/** Chooses the posters to vote on: a few varied places, so that votes distinguish tastes. */

export interface DeckPlace {
  id: string;
  /** Subject of its picture. */
  scene: string;
  tags: readonly string[];
  city: string;
  /** Importance for a first visit. */
  worth: number;
}

/**
 * Chooses `size` places greedily by rare tags, recently unused subjects and towns, and importance.
 * The first dozen is varied already. Deterministic.
 */
export function chooseDeck<P extends DeckPlace>(places: readonly P[], size: number): P[] {
  const left = places.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const deck: P[] = [];
  while (deck.length < size && left.length > 0) {
    const gains = left.map((place) => gainOf(place, deck));
    const [chosen] = left.splice(gains.indexOf(Math.max(...gains)), 1);
    if (chosen) deck.push(chosen);
  }
  return deck;
}

/** Weight of a new tag. */
const RARE = 1.8;

/** Penalty for a repeated subject or town. */
const SAME_SCENE = 2.5;
const SAME_CITY = 0.45;
const SAME_CITY_AS_LAST = 1;

function gainOf(place: DeckPlace, deck: readonly DeckPlace[]): number {
  const among = (is: (other: DeckPlace) => boolean) => deck.filter(is).length;
  const rare = place.tags
    .map((tag) => 1 / (1 + among((other) => other.tags.includes(tag))))
    .reduce((sum, gain) => sum + gain, 0);
  return (
    // The mean, because a vote on a place with many tags says less about each.
    (RARE * rare) / Math.max(1, place.tags.length) +
    place.worth / 3 -
    SAME_SCENE * among(({ scene }) => scene === place.scene) -
    SAME_CITY * among(({ city }) => city === place.city) -
    (deck.at(-1)?.city === place.city ? SAME_CITY_AS_LAST : 0)
  );
}
