/** One page of each of the ten screens whose speed is a goal. */
export const PAGES = {
  home: '/en',
  'home (German)': '/de',
  destination: '/en/destination/fes',
  place: '/en/poi/bou-inania-madrasa-fes',
  category: '/en/discover/restaurants',
  search: '/en/search?q=lake',
  circuit: '/en/circuit/two-imperial-cities-and-volubilis',
  itinerary: '/en/itinerary?start=station-fes&days=3&for=birds',
  'practical info': '/en/practical-info',
  article: '/en/articles/volubilis-at-noon',
};
