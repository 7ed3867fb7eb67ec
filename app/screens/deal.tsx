import { isBusiness } from '../../domain/content/place.ts';
import { ButtonLink } from '../components/Button.tsx';
import { messages } from '../i18n/messages.ts';
import { getPageContext, notFound } from '../lib/pageContext.ts';
import { pageMeta } from '../lib/pageMeta.ts';
import type { Route } from './+types/deal';
import { PlacePage } from './templates/PlacePage.tsx';
import { placeData } from './templates/placeData.ts';

export function loader({ params, context }: Route.LoaderArgs) {
  const pageContext = getPageContext(context, params);
  const deal = pageContext.catalogue.deals.get(params.id);
  if (!deal) throw notFound(pageContext.catalogue, pageContext.locale, params.id);
  return {
    ...placeData(pageContext, deal),
    messages: messages(pageContext.locale, ['actions', 'openState', 'votes']),
    // Of the offers of businesses: nobody answers questions about a public garden.
    ask: isBusiness(deal) ? messages(pageContext.locale, ['mice']).mice.askAboutDeal : undefined,
  };
}

export const meta = pageMeta;

export default function Deal({ loaderData }: Route.ComponentProps) {
  const { id, ask } = loaderData;
  return (
    <PlacePage place={loaderData}>
      {ask && <ButtonLink to={`/mice?deal=${id}#request`}>{ask}</ButtonLink>}
    </PlacePage>
  );
}
