import { screenWords } from '../../i18n/screenWords.ts';
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
    feed: `/${visit.locale}/articles/feed.xml`,
    // One of many words, so it comes alone.
    feedLabel: screenWords('pages', visit.locale).articles.feed,
  };
}

export const meta = pageMeta;

export default function Articles({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      {...loaderData}
      beside={<Subscribe feed={loaderData.feed} label={loaderData.feedLabel} />}
    />
  );
}
