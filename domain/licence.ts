/**
 * The licence of the open data: of facts, as the terms of the site promise (`content/pages/terms.yaml`).
 * The council confirms it (docs/decisions/open-data.md); this is the one place that says it.
 */
export const LICENCE = {
  name: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
  covers:
    'Names, coordinates, categories and other plain facts. Not the wording of texts, of which short quotations with a link are welcome, and no pictures: each is under the licence that it names.',
  /** Who is to be named. */
  attribution: 'Regional tourism council of Fes-Meknes',
  /** Whose coordinates many of them are; what they ask for goes on with them. */
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
