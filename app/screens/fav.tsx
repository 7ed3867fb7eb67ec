import { countOf, FAVORITE_KINDS, favoritesIn } from '../../domain/visitor/favorites.ts';
import { PageHeading } from '../components/PageHeading.tsx';
import { type FavoriteList, favoriteList } from '../features/favoriteList/favoriteList.ts';
import { OwnList } from '../features/favoriteList/OwnList.tsx';
import { SharedList } from '../features/favoriteList/SharedList.tsx';
import { messages } from '../i18n/messages.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import { getPageContext } from '../lib/pageContext.ts';
import { pageMeta } from '../lib/pageMeta.ts';
import type { Route } from './+types/fav';
import { sitePage } from './templates/sitePage.ts';

/** Number of names in the description of a shared list. */
const NAMED = 3;

/**
 * Two pages at one address: without ids the visitor's own favourites, which only the browser knows;
 * with ids a shared list. Unknown ids are ignored.
 */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const pageContext = getPageContext(context, params);
  const { head: ownHead, title, summary } = sitePage(pageContext, 'fav');
  // Shared lists are not indexed; without ids there is nothing to index.
  const head = { ...ownHead, unlisted: true };
  const requested = favoritesIn(new URL(request.url).searchParams);
  const own = messages(pageContext.locale, ['favoriteList']);
  if (countOf(requested) === 0) return { head, title, summary, messages: own, shared: undefined };
  const shared = favoriteList(pageContext, requested);
  const { sharedTitle, sharedText } = own.favoriteList;
  const description = namesIn(shared, pageContext.locale) || sharedText;
  return {
    head: { ...head, title: sharedTitle, description },
    title: { text: sharedTitle },
    summary: { text: sharedText },
    messages: own,
    shared,
  };
}

function namesIn(list: FavoriteList, locale: string): string {
  const names = FAVORITE_KINDS.flatMap((kind) => list.cards[kind].map(({ title }) => title.text));
  const more = names.length > NAMED ? ['…'] : [];
  return new Intl.ListFormat(locale, { type: 'unit' }).format([...names.slice(0, NAMED), ...more]);
}

export const meta = pageMeta;

export default function Favorites({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('favorites');
  const { title, summary, shared } = loaderData;
  return (
    <>
      <PageHeading title={title} summary={summary} />
      {shared ? (
        <SharedList list={shared} />
      ) : (
        <>
          <noscript>
            <p>{t('noScript')}</p>
          </noscript>
          <OwnList />
        </>
      )}
    </>
  );
}
