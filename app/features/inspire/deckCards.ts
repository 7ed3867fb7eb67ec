import { entryPicture, entryPoster } from '../../../domain/content/picture.ts';
import { cityOf, isBusiness, type Place } from '../../../domain/content/place.ts';
import { chooseDeck } from '../../../domain/inspire/deck.ts';
import { planPlaceOf } from '../../../domain/planner/planPlace.ts';
import { localize } from '../../i18n/localize.tsx';
import { pictureView } from '../../lib/card.ts';
import type { PageContext } from '../../lib/pageContext.ts';

/** Posters in the deck: twice the answers needed for a result. */
const DECK_SIZE = 24;

/** From this position on, the editors' order has no effect. */
const LAST_RANK = 50;

export type DeckCard = ReturnType<typeof buildDeck>[number];

/** The posters to vote on, the same for every visitor until the content changes. */
export function buildDeck({ catalogue, locale, cards }: PageContext) {
  const candidates = catalogue.places.all.flatMap((place) => {
    const { neighbour, tags } = place;
    // Businesses are not chosen by a picture.
    if (neighbour || isBusiness(place)) return [];
    const planPlace = planPlaceOf(place, catalogue, locale);
    if (!planPlace) return [];
    const trip = tags.filter((tag) => catalogue.tags.get(tag)?.group === 'trip');
    // The entries that editors put first come first.
    const worth = planPlace.worth + 2 * Math.max(0, 1 - (place.order ?? LAST_RANK) / LAST_RANK);
    const scene = entryPoster(place).scene;
    return [{ id: place._id, scene, tags: trip, city: cityOf(place), worth, place }];
  });
  return chooseDeck(candidates, DECK_SIZE).map(({ place }) => cardOf(place));

  function cardOf(place: Place) {
    const { id, path, title, details } = cards.place(place);
    const { summary, city, fact } = details;
    const picture = pictureView(entryPicture('places', place), locale);
    const { tags, arabicTitle } = place;
    return { id, path, title, summary, city, fact, picture, tags, arabicTitle };
  }
}

/** The tags that count as tastes, with their name and their form in a sentence. */
export function tasteWordsOf({ catalogue, locale }: PageContext) {
  return catalogue.tags.all.flatMap(({ slug, name, sought }) =>
    sought
      ? [{ slug, name: localize(name, locale).text, sought: localize(sought, locale).text }]
      : [],
  );
}

export type TasteWords = ReturnType<typeof tasteWordsOf>;
