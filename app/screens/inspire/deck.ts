import { chooseDeck } from '../../../domain/deck.ts';
import { pictureOf, posterOf } from '../../../domain/picture.ts';
import { cityOf, type Place } from '../../../domain/place.ts';
import { planPlaceOf } from '../../../domain/plan/planPlace.ts';
import { wordsIn } from '../../i18n/words.tsx';
import { pictureView } from '../../parts/card.ts';
import type { Visit } from '../../parts/visit.ts';

/** Two dozens: one tells the tastes, the other sharpens them. */
const SIZE = 24;

/** From this place on the editors' order says no more. */
const LATE = 50;

/** Houses that are chosen for other reasons than a picture. */
const BUSINESSES = ['hotels', 'restaurants', 'agences-de-voyages'];

export type DeckCard = ReturnType<typeof deckOf>[number];

/** The posters to vote on, the same for all until the content changes. */
export function deckOf({ catalogue, locale, cards }: Visit) {
  const candidates = catalogue.places.all.flatMap((place) => {
    const { sample, neighbour, tags } = place;
    if (sample || neighbour || tags.some((tag) => BUSINESSES.includes(tag))) return [];
    const known = planPlaceOf(place, catalogue, locale);
    if (!known) return [];
    const trip = tags.filter((tag) => catalogue.tags.get(tag)?.group === 'trip');
    // What editors put first opens the deck: posters that nobody passes over.
    const worth = known.worth + 2 * Math.max(0, 1 - (place.order ?? LATE) / LATE);
    const scene = posterOf(place).scene;
    return [{ id: place._id, scene, tags: trip, city: cityOf(place), worth, place }];
  });
  return chooseDeck(candidates, SIZE).map(({ place }) => cardOf(place));

  function cardOf(place: Place) {
    const { id, path, title, summary, city, fact } = cards.place(place);
    const picture = pictureView(pictureOf('places', place), locale);
    const { tags, arabicTitle } = place;
    return { id, path, title, summary, city, fact, picture, tags, arabicTitle };
  }
}

/** The tags that can be told as tastes: their name, and how they stand in a sentence. */
export function tasteWordsOf({ catalogue, locale }: Visit) {
  return catalogue.tags.all.flatMap(({ slug, name, sought }) =>
    sought
      ? [{ slug, name: wordsIn(name, locale).text, sought: wordsIn(sought, locale).text }]
      : [],
  );
}

export type TasteWords = ReturnType<typeof tasteWordsOf>;
