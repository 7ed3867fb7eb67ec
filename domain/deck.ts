/** A deck of posters to vote on: few places that differ, so that votes on them tell tastes apart. */

export interface DeckPlace {
  id: string;
  /** What its picture shows. */
  scene: string;
  tags: readonly string[];
  city: string;
  /** How much a first visitor would miss without it. */
  worth: number;
}

/**
 * Chooses `size` places, at each step the one that adds most: tags that were seen seldom, a scene
 * and a town that were not shown lately, and what is worth the way. The first dozen is varied
 * already. The same places give the same deck.
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

/** How much a tag is wanted that nothing before has. */
const RARE = 1.8;

/** How little a scene or a town is wanted again. */
const SAME_SCENE = 2.5;
const SAME_CITY = 0.45;
const SAME_CITY_AS_LAST = 1;

function gainOf(place: DeckPlace, deck: readonly DeckPlace[]): number {
  const among = (is: (other: DeckPlace) => boolean) => deck.filter(is).length;
  const rare = place.tags
    .map((tag) => 1 / (1 + among((other) => other.tags.includes(tag))))
    .reduce((sum, gain) => sum + gain, 0);
  return (
    // The mean and not the sum: whoever has many tags says less by a vote.
    (RARE * rare) / Math.max(1, place.tags.length) +
    place.worth / 3 -
    SAME_SCENE * among(({ scene }) => scene === place.scene) -
    SAME_CITY * among(({ city }) => city === place.city) -
    (deck.at(-1)?.city === place.city ? SAME_CITY_AS_LAST : 0)
  );
}
