/**
 * The route table: section 2 of the specification in its order, then the screens beside it.
 * Every route stands below a language; addresses match exactly.
 */
import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes';

const screen = (path: string, name: string): RouteConfigEntry =>
  route(path, `screens/${name}/route.tsx`, { caseSensitive: true });

export default [
  route(':locale/app.webmanifest', 'shell/webManifest.ts', { caseSensitive: true }),
  // What the popup shows; asked for by script when it is due.
  route(':locale/popup', 'shell/popup/route.ts', { caseSensitive: true }),
  // What maps show, asked for when one is seen: the still of a closed one, the names of an open one.
  route(':locale/map.svg', 'shell/map/still.ts', { caseSensitive: true }),
  route(':locale/map', 'shell/map/names.ts', { caseSensitive: true }),
  route(':locale', 'shell/shell.tsx', { caseSensitive: true }, [
    layout('shell/problemBoundary.tsx', [
      // The home page and its other modes.
      index('screens/home/route.tsx'),
      screen('inspiration', 'inspiration'),
      screen('visiting', 'visiting'),
      screen('planning', 'planning'),
      screen('poi/:id', 'poi'),
      screen('deal/:id', 'deal'),
      screen('deals', 'deals'),
      screen('search', 'search'),
      screen('discover/:slug', 'discover'),
      screen('fav', 'fav'),
      screen('fav/cards', 'favCards'),
      screen('contact', 'contact'),
      screen('destination/:id', 'destination'),
      screen('preference/:id', 'preference'),
      screen('event/:id', 'event'),
      screen('circuit/:id', 'circuit'),
      screen('experience/:id', 'experience'),
      screen('about', 'about'),
      screen('lookfor/:id', 'lookfor'),
      screen('whoarewe', 'whoarewe'),
      screen('mapsguides', 'mapsguides'),
      screen('practical-info', 'practicalInfo'),
      screen('policy', 'policy'),
      screen('pdf', 'pdf'),
      // The list screens and texts that the specification names without an address.
      screen('events', 'events'),
      screen('circuits', 'circuits'),
      screen('experiences', 'experiences'),
      screen('articles', 'articles'),
      screen('articles/:slug', 'article'),
      screen('itinerary', 'itinerary'),
      screen('itinerary/places', 'planPlaces'),
      screen('itinerary/:id', 'plan'),
      screen('inspire', 'inspire'),
      screen('mice', 'mice'),
      screen('newsletter/:step?', 'newsletter'),
      screen('mice/sent', 'miceSent'),
      screen('terms', 'terms'),
      screen('accessibility', 'accessibility'),
      screen('offline', 'offline'),
      route('*', 'screens/notFound/route.tsx'),
    ]),
  ]),
] satisfies RouteConfigEntry[];
