import { screenWords } from '../../i18n/screenWords.ts';
import { feedLink, feedPath } from '../../parts/feedLink.ts';
import { pageMeta } from '../../parts/head.ts';
import { ListPage } from '../../parts/ListPage.tsx';
import { Subscribe } from '../../parts/Subscribe.tsx';
import { sitePage } from '../../parts/sitePage.ts';
import { visitOf } from '../../parts/visit.ts';
import type { Route } from './+types/route';

export function loader({ params, context }: Route.LoaderArgs) {
  const visit = visitOf(context, params);
  return {
    ...sitePage(visit, 'articles'),
    cards: visit.catalogue.articles.all.map((entry) => visit.cards.article(entry)),
    // One of many words, so it comes alone.
    feedLabel: screenWords('pages', visit.locale).articles.feed,
  };
}

export const meta: Route.MetaFunction = (args) => [...pageMeta(args), ...feedLink(args)];

export default function Articles({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      {...loaderData}
      beside={<Subscribe feed={feedPath(loaderData.head)} label={loaderData.feedLabel} />}
    />
  );
}
