import type { ItemList, TouristTrip } from 'schema-dts';
import { type Circuit, stopsByDay } from '../content/circuit.ts';
import type { Experience } from '../content/event.ts';
import { entryPath } from '../pages.ts';
import { commonProperties, type JsonLdContext } from './context.ts';
import { placeLink } from './place.ts';

/**
 * A circuit with the places of each day in order.
 *
 * @param dayName title of a day, counted from 1
 */
export function circuitJsonLd(
  context: JsonLdContext,
  circuit: Circuit,
  dayName: (day: number) => string,
): TouristTrip {
  return {
    '@type': 'TouristTrip',
    ...commonProperties(context, 'circuits', circuit, entryPath('circuits', circuit._id)),
    itinerary: stopsByDay(circuit).map((stops, index) => ({
      name: dayName(index + 1),
      ...itinerary(
        context,
        stops.map(({ place }) => place),
      ),
    })),
  };
}

/** An experience and its places. */
export function experienceJsonLd(context: JsonLdContext, experience: Experience): TouristTrip {
  return {
    '@type': 'TouristTrip',
    ...commonProperties(
      context,
      'experiences',
      experience,
      entryPath('experiences', experience._id),
    ),
    itinerary: itinerary(context, experience.places),
  };
}

function itinerary(context: JsonLdContext, ids: readonly string[]): Exclude<ItemList, string> {
  const places = ids.flatMap((id) => context.catalogue.places.get(id) ?? []);
  return {
    '@type': 'ItemList',
    itemListElement: places.map((place, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: placeLink(context, place),
    })),
  };
}
