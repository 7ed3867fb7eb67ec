import { mapNames } from '../../parts/map/names.ts';
import { visitOf } from '../../parts/visit.ts';
import type { Route } from './+types/names';

/** `/{locale}/map`: names for the ground of maps. Asked for when one is opened; no page carries them. */
export function loader({ params, context }: Route.LoaderArgs): Response {
  return Response.json(mapNames(visitOf(context, params)));
}
