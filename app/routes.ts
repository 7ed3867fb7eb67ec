/**
 * The route table: the pages of the registry, and the routes beside them. Every route is below a
 * language; paths match exactly.
 */
import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { PAGES } from '../domain/pages.ts';

const EXACT = { caseSensitive: true };

/** Pages that share a screen are one route, whose parameter is optional. */
const screens = Map.groupBy(PAGES, ({ screen }) => screen)
  .entries()
  .map(([screen, pages]): RouteConfigEntry => {
    const file = `screens/${screen}.tsx`;
    const path = `${pages.at(-1)?.path}${pages.length > 1 ? '?' : ''}`.slice(1);
    return path ? route(path, file, EXACT) : index(file);
  });

export default [
  route(':locale/app.webmanifest', 'layout/webManifest.ts', EXACT),
  // Content of the popup, fetched when it is due.
  route(':locale/popup', 'features/popup/route.ts', EXACT),
  // The picture of a closed map and the labels and places of an open one, fetched when a map is visible.
  route(':locale/map.svg', 'features/map/staticMapRoute.ts', EXACT),
  route(':locale/map', 'features/map/labelsRoute.ts', EXACT),
  route(':locale/map/places', 'features/map/placesRoute.ts', EXACT),
  route(':locale', 'layout/Shell.tsx', EXACT, [
    layout('layout/ErrorPages.tsx', [...screens, route('*', 'screens/notFound.tsx')]),
  ]),
] satisfies RouteConfigEntry[];
