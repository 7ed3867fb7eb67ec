/**
 * The licence of the open data. It covers facts, as the terms of the site say
 * (`content/pages/terms.yaml`). The council has to confirm it.
 */
export const LICENCE = {
  name: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
  covers:
    'Names, coordinates, categories and other plain facts. Not the wording of texts, of which short quotations with a link are welcome, and no pictures: each is under the licence that it names.',
  /** The attribution that the licence requires. */
  attribution: 'Regional tourism council of Fes-Meknes',
  /** Sources of coordinates, with the attribution that they require. */
  credits: [
    {
      name: 'OpenStreetMap contributors',
      url: 'https://www.openstreetmap.org/copyright',
      license: 'https://opendatacommons.org/licenses/odbl/1-0/',
    },
    {
      name: 'GeoNames',
      url: 'https://www.geonames.org/',
      license: 'https://creativecommons.org/licenses/by/4.0/',
    },
  ],
} as const;
