import { useTranslations } from 'use-intl';
import { CategoryPage } from '../../parts/CategoryPage.tsx';
import { categoryPage } from '../../parts/categoryPage.ts';
import { pageMeta } from '../../parts/head.ts';
import { Shelf } from '../../parts/Shelf.tsx';
import { notFound, visitOf } from '../../parts/visit.ts';
import type { Route } from './+types/route';

/** What one travels for, by trip tag: places, and the circuits and experiences that fit. */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const visit = visitOf(context, params);
  const { catalogue, cards } = visit;
  const tag = catalogue.tags.get(params.id);
  if (tag?.group !== 'trip') throw notFound(catalogue, visit.locale, params.id);
  const tagged = <T extends { tags: string[] }>(entries: readonly T[]) =>
    entries.filter((entry) => entry.tags.includes(tag.slug));
  const category = { path: `/lookfor/${tag.slug}`, tag: tag.slug, tags: [tag.slug] };
  return {
    ...categoryPage(visit, category, request),
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
      <Shelf title={t('experiences')} cards={loaderData.experiences} />
      <Shelf title={t('circuits')} cards={loaderData.circuits} />
      <Shelf title={t('articles')} cards={loaderData.articles} />
    </>
  );
}
