import { screenWords } from '../../i18n/screenWords.ts';
import { pageMeta } from '../../parts/head.ts';
import { LocaleLink } from '../../parts/LocaleLink.tsx';
import { PlacePage } from '../../parts/PlacePage.tsx';
import { placePage } from '../../parts/placePage.ts';
import { notFound, visitOf } from '../../parts/visit.ts';
import type { Route } from './+types/route';

export function loader({ params, context }: Route.LoaderArgs) {
  const visit = visitOf(context, params);
  const deal = visit.catalogue.deals.get(params.id);
  if (!deal) throw notFound(visit.catalogue, visit.locale, params.id);
  return {
    ...placePage(visit, deal),
    // Examples are only shown: there is nothing to ask for.
    ask: deal.sample ? undefined : screenWords('mice', visit.locale).mice.askAboutDeal,
  };
}

export const meta = pageMeta;

export default function Deal({ loaderData }: Route.ComponentProps) {
  const { id, ask } = loaderData;
  return (
    <PlacePage place={loaderData}>
      {ask && (
        <LocaleLink to={`/mice?deal=${id}#request`} className="button">
          {ask}
        </LocaleLink>
      )}
    </PlacePage>
  );
}
