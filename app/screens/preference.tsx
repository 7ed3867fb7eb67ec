import { PREFERENCES } from '../../domain/content/categories.ts';
import { messages } from '../i18n/messages.ts';
import { getPageContext, notFound } from '../lib/pageContext.ts';
import { pageMeta } from '../lib/pageMeta.ts';
import type { Route } from './+types/preference';
import { CategoryPage } from './templates/CategoryPage.tsx';
import { categoryData } from './templates/categoryData.ts';

export function loader({ params, request, context }: Route.LoaderArgs) {
  const pageContext = getPageContext(context, params);
  const category = PREFERENCES.get(params.id);
  if (!category) throw notFound(pageContext.catalogue, pageContext.locale, params.id);
  return {
    ...categoryData(pageContext, category, request),
    messages: messages(pageContext.locale, ['list']),
  };
}

export const meta = pageMeta;

export default function Preference({ loaderData }: Route.ComponentProps) {
  return <CategoryPage page={loaderData} />;
}
