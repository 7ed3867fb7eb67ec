import { Subscribe } from '../components/Subscribe.tsx';
import { messages } from '../i18n/messages.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import { getPageContext } from '../lib/pageContext.ts';
import { pageMeta } from '../lib/pageMeta.ts';
import type { Route } from './+types/articles';
import { ListPage } from './templates/ListPage.tsx';
import { sitePage } from './templates/sitePage.ts';

export function loader({ params, context }: Route.LoaderArgs) {
  const pageContext = getPageContext(context, params);
  return {
    ...sitePage(pageContext, 'articles'),
    messages: messages(pageContext.locale, ['list']),
    cards: pageContext.catalogue.articles.all.map((entry) => pageContext.cards.article(entry)),
    feed: `/${pageContext.locale}/articles/feed.xml`,
    feedLabel: messages(pageContext.locale, ['articles']).articles.feed,
  };
}

export const meta = pageMeta;

export default function Articles({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('list');
  return (
    <ListPage
      {...loaderData}
      count={t('articles', { count: loaderData.cards.length })}
      beside={<Subscribe feed={loaderData.feed} label={loaderData.feedLabel} />}
    />
  );
}
