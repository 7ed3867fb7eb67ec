import { planPlaces } from '../features/tour/planPlaces.ts';
import { getPageContext } from '../lib/pageContext.ts';
import type { Route } from './+types/planPlaces';

/**
 * All places and towns for planning, as JSON. The planner and "inspire me" load it once and work on
 * it in the browser, online or offline.
 */
export function loader({ params, context }: Route.LoaderArgs): Response {
  return Response.json(planPlaces(getPageContext(context, params)));
}
