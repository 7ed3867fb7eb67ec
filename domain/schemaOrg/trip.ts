import type { ItemList, TouristTrip } from 'schema-dts';
import { type Circuit, stopsByDay } from '../circuit.ts';
import type { Experience } from '../event.ts';
import { placeLink } from './place.ts';
import { about, type Telling } from './telling.ts';

/**
 * A circuit, each day a list of its places in their order.
 *
 * @param dayName what the page calls a day, counted from 1
 */
export function circuitThing(
  telling: Telling,
  circuit: Circuit,
  dayName: (day: number) => string,
): TouristTrip {
  return {
    '@type': 'TouristTrip',
    ...about(telling, 'circuits', circuit, `/circuit/${circuit._id}`),
    itinerary: stopsByDay(circuit).map((stops, index) => ({
      name: dayName(index + 1),
      ...itinerary(
        telling,
        stops.map(({ place }) => place),
      ),
    })),
  };
}

/** Something to do oneself, and the places at which it is done. */
export function experienceThing(telling: Telling, experience: Experience): TouristTrip {
  return {
    '@type': 'TouristTrip',
    ...about(telling, 'experiences', experience, `/experience/${experience._id}`),
    itinerary: itinerary(telling, experience.places),
  };
}

function itinerary(telling: Telling, ids: readonly string[]): Exclude<ItemList, string> {
  const places = ids.flatMap((id) => telling.catalogue.places.get(id) ?? []);
  return {
    '@type': 'ItemList',
    itemListElement: places.map((place, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: placeLink(telling, place),
    })),
  };
}
