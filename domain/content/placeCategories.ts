/**
 * What maps show of a place: its kind, which is its category or service tag, and the category of the
 * kind, which has a colour (`app/components/Category.module.css`) and an icon
 * (`app/components/categoryLook.ts`).
 */
const CATEGORY_OF_KIND = {
  'culture-et-vestiges': 'culture',
  'espaces-naturels': 'nature',
  'lacs-et-barrages': 'water',
  activites: 'activity',
  'activites-aquatiques': 'activity',
  evenements: 'activity',
  restaurants: 'food',
  hotels: 'sleep',
  'agences-de-voyages': 'agency',
  pharmacy: 'health',
  hospital: 'health',
  station: 'transport',
  'bus-station': 'transport',
  'taxi-rank': 'transport',
  bank: 'cash',
} as const;

export type PlaceKind = keyof typeof CATEGORY_OF_KIND;
export type PlaceCategory = (typeof CATEGORY_OF_KIND)[PlaceKind];

const KINDS = Object.keys(CATEGORY_OF_KIND) as PlaceKind[];

/** All categories, in the order in which they are offered. */
export const PLACE_CATEGORIES: readonly PlaceCategory[] = [
  ...new Set(Object.values(CATEGORY_OF_KIND)),
];

/** The kind of a place, by its tags; undefined for a place without a category. */
export const placeKind = ({ tags }: { tags: readonly string[] }): PlaceKind | undefined =>
  KINDS.find((kind) => tags.includes(kind));

export const categoryOfKind = (kind: PlaceKind): PlaceCategory => CATEGORY_OF_KIND[kind];
