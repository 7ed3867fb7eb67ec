import { pageMeta } from '../../parts/head.ts';
import { PlacePage } from '../../parts/PlacePage.tsx';
import { placePage } from '../../parts/placePage.ts';
import { notFound, visitOf } from '../../parts/visit.ts';
import type { Route } from './+types/route';

export function loader({ params, context }: Route.LoaderArgs) {
  const visit = visitOf(context, params);
  const place = visit.catalogue.places.get(params.id);
  if (!place) throw notFound(visit.catalogue, visit.locale, params.id);
  return placePage(visit, place);
}

export const meta = pageMeta;

export default function Poi({ loaderData }: Route.ComponentProps) {
  return <PlacePage place={loaderData} />;
}
