import { messages } from '../i18n/messages.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import { getPageContext } from '../lib/pageContext.ts';
import { pageMeta } from '../lib/pageMeta.ts';
import type { Route } from './+types/experiences';
import { ListPage } from './templates/ListPage.tsx';
import { sitePage } from './templates/sitePage.ts';

export function loader({ params, context }: Route.LoaderArgs) {
  const pageContext = getPageContext(context, params);
  return {
    ...sitePage(pageContext, 'experiences'),
    messages: messages(pageContext.locale, ['list']),
    cards: pageContext.catalogue.experiences.all.map((entry) =>
      pageContext.cards.experience(entry),
    ),
  };
}

export const meta = pageMeta;

export default function Experiences({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('list');
  return <ListPage {...loaderData} count={t('experiences', { count: loaderData.cards.length })} />;
}
