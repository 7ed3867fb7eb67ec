import { messages } from '../i18n/messages.ts';
import { getPageContext, notFound } from '../lib/pageContext.ts';
import { pageMeta } from '../lib/pageMeta.ts';
import type { Route } from './+types/poi';
import { PlacePage } from './templates/PlacePage.tsx';
import { placeData } from './templates/placeData.ts';

export function loader({ params, context }: Route.LoaderArgs) {
  const pageContext = getPageContext(context, params);
  const place = pageContext.catalogue.places.get(params.id);
  if (!place) throw notFound(pageContext.catalogue, pageContext.locale, params.id);
  return {
    ...placeData(pageContext, place),
    messages: messages(pageContext.locale, ['actions', 'openState', 'votes']),
  };
}

export const meta = pageMeta;

export default function Poi({ loaderData }: Route.ComponentProps) {
  return <PlacePage place={loaderData} />;
}
