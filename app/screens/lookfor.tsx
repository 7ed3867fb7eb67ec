import { tripCategory } from '../../domain/content/categories.ts';
import { CardSection } from '../features/cards/CardSection.tsx';
import { messages } from '../i18n/messages.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import { getPageContext, notFound } from '../lib/pageContext.ts';
import { pageMeta } from '../lib/pageMeta.ts';
import type { Route } from './+types/lookfor';
import { CategoryPage } from './templates/CategoryPage.tsx';
import { categoryData } from './templates/categoryData.ts';

/** Places, circuits and experiences by trip tag. */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const pageContext = getPageContext(context, params);
  const { catalogue, cards } = pageContext;
  const tag = catalogue.tags.get(params.id);
  if (tag?.group !== 'trip') throw notFound(catalogue, pageContext.locale, params.id);
  const tagged = <T extends { tags: string[] }>(entries: readonly T[]) =>
    entries.filter((entry) => entry.tags.includes(tag.slug));
  return {
    ...categoryData(pageContext, tripCategory(tag.slug), request),
    messages: messages(pageContext.locale, ['list']),
    circuits: tagged(catalogue.circuits.all).map(cards.circuit),
    experiences: tagged(catalogue.experiences.all).map(cards.experience),
    articles: tagged(catalogue.articles.all).map(cards.article),
  };
}

export const meta = pageMeta;

export default function LookFor({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('menu');
  return (
    <>
      <CategoryPage page={loaderData} />
      <CardSection title={t('experiences')} cards={loaderData.experiences} />
      <CardSection title={t('circuits')} cards={loaderData.circuits} />
      <CardSection title={t('articles')} cards={loaderData.articles} />
    </>
  );
}
