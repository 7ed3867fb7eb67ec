import { messages } from '../i18n/messages.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import { getPageContext } from '../lib/pageContext.ts';
import { pageMeta } from '../lib/pageMeta.ts';
import type { Route } from './+types/circuits';
import { ListPage } from './templates/ListPage.tsx';
import { sitePage } from './templates/sitePage.ts';

export function loader({ params, context }: Route.LoaderArgs) {
  const pageContext = getPageContext(context, params);
  return {
    ...sitePage(pageContext, 'circuits'),
    messages: messages(pageContext.locale, ['list']),
    cards: pageContext.catalogue.circuits.all.map((entry) => pageContext.cards.circuit(entry)),
  };
}

export const meta = pageMeta;

export default function Circuits({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('list');
  return <ListPage {...loaderData} count={t('circuits', { count: loaderData.cards.length })} />;
}
