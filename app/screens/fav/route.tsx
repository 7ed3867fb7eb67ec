import { useTranslations } from 'use-intl';
import { countOf, FAVORITE_KINDS, favoritesIn } from '../../../domain/favorites.ts';
import { screenWords } from '../../i18n/screenWords.ts';
import { type FavoriteList, favoriteList } from '../../parts/favoriteList.ts';
import { pageMeta } from '../../parts/head.ts';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { sitePage } from '../../parts/sitePage.ts';
import { visitOf } from '../../parts/visit.ts';
import type { Route } from './+types/route';
import { OwnList } from './OwnList.tsx';
import { SharedList } from './SharedList.tsx';

/** How many names stand in what messengers show of a shared list. */
const NAMED = 3;

/**
 * Two pages at one address: without ids the visitor's own favourites, which only the browser knows;
 * with ids a list that somebody shared. Ids that name nothing any more vanish quietly.
 */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const visit = visitOf(context, params);
  const { head: ownHead, title, summary } = sitePage(visit, 'fav');
  // What somebody has chosen is theirs to show; without it there is nothing here to be found.
  const head = { ...ownHead, unlisted: true };
  const asked = favoritesIn(new URL(request.url).searchParams);
  const words = screenWords('favorites', visit.locale);
  if (countOf(asked) === 0) return { head, title, summary, words, shared: undefined };
  const shared = favoriteList(visit, asked);
  const { sharedTitle, sharedText } = words.favoriteList;
  const description = namesIn(shared, visit.locale) || sharedText;
  return {
    head: { ...head, title: sharedTitle, description },
    title: { text: sharedTitle },
    summary: { text: sharedText },
    words,
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
