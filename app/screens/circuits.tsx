import { ListPage } from '../components/pages/ListPage.tsx';
import { sitePage } from '../components/pages/sitePage.ts';
import { getPageContext } from '../lib/pageContext.ts';
import { pageMeta } from '../lib/pageMeta.ts';
import type { Route } from './+types/circuits';

export function loader({ params, context }: Route.LoaderArgs) {
  const visit = getPageContext(context, params);
  return {
    ...sitePage(visit, 'circuits'),
    cards: visit.catalogue.circuits.all.map((entry) => visit.cards.circuit(entry)),
  };
}

export const meta = pageMeta;

export default function Circuits({ loaderData }: Route.ComponentProps) {
  return <ListPage {...loaderData} />;
}
