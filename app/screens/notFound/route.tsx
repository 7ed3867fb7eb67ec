import { notFound, visitOf } from '../../parts/visit.ts';
import type { Route } from './+types/route';

/** Every address that no other route takes. */
export function loader({ params, context }: Route.LoaderArgs): never {
  const { catalogue, locale } = visitOf(context, params);
  throw notFound(catalogue, locale, params['*']);
}

export default function NotFound() {
  return null;
}
