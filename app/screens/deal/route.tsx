import { pageMeta } from '../../parts/head.ts';
import { PlacePage } from '../../parts/PlacePage.tsx';
import { placePage } from '../../parts/placePage.ts';
import { notFound, visitOf } from '../../parts/visit.ts';
import type { Route } from './+types/route';

export function loader({ params, context }: Route.LoaderArgs) {
  const visit = visitOf(context, params);
  const deal = visit.catalogue.deals.get(params.id);
  if (!deal) throw notFound(visit.catalogue, visit.locale, params.id);
  return placePage(visit, deal);
}

export const meta = pageMeta;

export default function Deal({ loaderData }: Route.ComponentProps) {
  return <PlacePage place={loaderData} />;
}
