import { pageMeta } from '../../parts/head.ts';
import { ListPage } from '../../parts/ListPage.tsx';
import { sitePage } from '../../parts/sitePage.ts';
import { visitOf } from '../../parts/visit.ts';
import type { Route } from './+types/route';

export function loader({ params, context }: Route.LoaderArgs) {
  const visit = visitOf(context, params);
  return {
    ...sitePage(visit, 'articles'),
    cards: visit.catalogue.articles.all.map((entry) => visit.cards.article(entry)),
  };
}

export const meta = pageMeta;

export default function Articles({ loaderData }: Route.ComponentProps) {
  return <ListPage {...loaderData} />;
}
