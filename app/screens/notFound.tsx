import { getPageContext, notFound } from '../lib/pageContext.ts';
import type { Route } from './+types/notFound';

/** All addresses that match no other route. */
export function loader({ params, context }: Route.LoaderArgs): never {
  const { catalogue, locale } = getPageContext(context, params);
  throw notFound(catalogue, locale, params['*']);
}

export default function NotFound() {
  return null;
}
