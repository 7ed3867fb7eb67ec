/** Where the website shows the fields of entries, for those who fill them in. */

/** What an editor knows of the website. `lists` are those of entries, `search` is the site's own. */
type PlaceOfField =
  | 'page'
  | 'card'
  | 'lists'
  | 'map'
  | 'programme'
  | 'brochure'
  | 'search'
  | 'engines';

/** By the name of the field in the entry. */
export const FIELD_PLACES: Readonly<Record<string, readonly PlaceOfField[]>> = {
  title: ['page', 'card', 'map', 'programme', 'brochure', 'search', 'engines'],
  arabicTitle: ['page', 'map', 'programme', 'brochure', 'search'],
  aliases: ['search'],
  summary: ['page', 'card', 'engines'],
  description: ['page'],
  media: ['page', 'card'],
  poster: ['page', 'card'],
  tags: ['page', 'lists'],
  order: ['lists'],
  facts: ['page', 'brochure'],
  duration: ['page', 'card', 'programme'],
  bestTime: ['page', 'brochure'],
  access: ['page', 'brochure'],
  tip: ['page', 'programme', 'brochure'],
  contact: ['page', 'programme', 'brochure', 'engines'],
  coordinates: ['page', 'map', 'programme', 'engines'],
  openingHours: ['page', 'programme', 'engines'],
  admission: ['page', 'programme', 'engines'],
  booking: ['page'],
  evidence: ['page'],
  accessibility: ['page'],
  sources: ['page'],
  checkedOn: ['page'],
  highlights: ['page'],
  climate: ['page', 'brochure'],
};
