import { DISCOVER } from '../../../domain/categories.ts';
import { CategoryPage } from '../../parts/CategoryPage.tsx';
import { categoryPage } from '../../parts/categoryPage.ts';
import { pageMeta } from '../../parts/head.ts';
import { notFound, visitOf } from '../../parts/visit.ts';
import type { Route } from './+types/route';

export function loader({ params, request, context }: Route.LoaderArgs) {
  const visit = visitOf(context, params);
  const category = DISCOVER.get(params.slug);
  if (!category) throw notFound(visit.catalogue, visit.locale, params.slug);
  return categoryPage(visit, category, request);
}

export const meta = pageMeta;

export default function Discover({ loaderData }: Route.ComponentProps) {
  return <CategoryPage page={loaderData} />;
}
