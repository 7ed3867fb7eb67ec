import { favoritesIn } from '../../domain/visitor/favorites.ts';
import { favoriteList } from '../features/favoriteList/favoriteList.ts';
import { cardMaker } from '../lib/card.ts';
import { getPageContext } from '../lib/pageContext.ts';
import type { Route } from './+types/favCards';

/** Cards of the favourites in the query, as JSON, for the page of the visitor's own favourites. */
export function loader({ params, request, context }: Route.LoaderArgs): Response {
  const requested = favoritesIn(new URL(request.url).searchParams);
  const page = getPageContext(context, params);
  // It is data, although the address looks like that of a document.
  const cards = cardMaker(page.catalogue, page.locale);
  return Response.json(favoriteList({ ...page, cards }, requested));
}
