import { favoritesIn } from '../../../domain/favorites.ts';
import { favoriteList } from '../../parts/favoriteList.ts';
import { visitOf } from '../../parts/visit.ts';
import type { Route } from './+types/route';

/**
 * The cards of the favourites that the address carries, as JSON: the page of a visitor's own
 * favourites, which only the browser knows, asks for them here.
 */
export function loader({ params, request, context }: Route.LoaderArgs): Response {
  const asked = favoritesIn(new URL(request.url).searchParams);
  return Response.json(favoriteList(visitOf(context, params), asked));
}
