import { getPageContext } from '../../lib/pageContext.ts';
import type { Route } from './+types/labelsRoute';
import { mapLabels } from './mapLabels.ts';

/** `/{locale}/map`: labels of the embedded map. Requested when a map is opened. */
export function loader({ params, context }: Route.LoaderArgs): Response {
  return Response.json(mapLabels(getPageContext(context, params)));
}
