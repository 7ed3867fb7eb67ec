import { getPageContext } from '../../lib/pageContext.ts';
import type { Route } from './+types/placesRoute';
import { mapPlaces } from './mapPlaces.ts';

/** `/{locale}/map/places`: what an open map shows of places. Requested when a map is opened. */
export function loader({ params, context }: Route.LoaderArgs): Response {
  return Response.json(mapPlaces(getPageContext(context, params)));
}
