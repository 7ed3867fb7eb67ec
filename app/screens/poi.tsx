import { PlacePage } from '../components/pages/PlacePage.tsx';
import { placePage } from '../components/pages/placePage.ts';
import { getPageContext, notFound } from '../lib/pageContext.ts';
import { pageMeta } from '../lib/pageMeta.ts';
import type { Route } from './+types/poi';

export function loader({ params, context }: Route.LoaderArgs) {
  const visit = getPageContext(context, params);
  const place = visit.catalogue.places.get(params.id);
  if (!place) throw notFound(visit.catalogue, visit.locale, params.id);
  return placePage(visit, place);
}

export const meta = pageMeta;

export default function Poi({ loaderData }: Route.ComponentProps) {
  return <PlacePage place={loaderData} />;
}
