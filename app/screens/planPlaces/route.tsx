import { planPlaces } from '../../parts/plan/planPlaces.ts';
import { visitOf } from '../../parts/visit.ts';
import type { Route } from './+types/route';

/**
 * All places as planning knows them, as JSON: the planner and "inspire me" ask for it once and work
 * on it in the browser, with or without a network.
 */
export function loader({ params, context }: Route.LoaderArgs): Response {
  return Response.json(planPlaces(visitOf(context, params)));
}
