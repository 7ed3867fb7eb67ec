import { useCallback, useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { FavoriteKind } from '../../../domain/favorites.ts';
import { PLACEHOLDER } from '../../../domain/imageUrl.ts';
import { splitLocale } from '../../../domain/locale.ts';
import { forgetSaved } from '../../offline/forget.ts';
import { KEPT, pictureIn, type SavedPage, savedPages, VISITED_PAGES } from '../../offline/saved.ts';
import type { Card } from '../../parts/card.ts';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { Shelf } from '../../parts/Shelf.tsx';

/** The kinds of favourites by the first part of their pages' paths. */
const KINDS: Record<string, FavoriteKind> = {
  poi: 'pois',
  deal: 'pois',
  circuit: 'circuits',
  event: 'events',
  experience: 'experiences',
};

interface Saved {
  favorites: Card[];
  visited: Card[];
}

/** What opens without a network, read from the browser's own storage, and the way to delete it. */
export function SavedPages({ wanted }: { wanted: boolean }) {
  const t = useTranslations();
  const { locale } = useParams();
  const [saved, show] = useState<Saved>();
  const [removed, remove] = useState(false);
  const look = useCallback(async () => show(await findSaved(locale)), [locale]);
  useEffect(() => void look(), [look]);

  async function forget(): Promise<void> {
    await forgetSaved();
    await look();
    remove(true);
  }

  const none = saved && saved.favorites.length + saved.visited.length === 0;
  return (
    <div id="saved" className="saved">
      <div className="saved-head">
        <h2>{t('offline.saved')}</h2>
        <p className="section-lead" role="status">
          {removed && t('offline.removed')}
          {saved && !none && t('offline.about')}
        </p>
        {/* Last: what comes with the script moves nothing that is in view. */}
        {wanted && <p className="lead">{t('offline.notSaved')}</p>}
      </div>
      {none && !removed && (
        <EmptyState>
          <p>{t('offline.nothing')}</p>
        </EmptyState>
      )}
      <Shelf title={t('menu.favorites')} cards={saved?.favorites ?? []} />
      {saved && saved.visited.length > 0 && (
        <section aria-labelledby="visited-pages">
          <div className="section-head">
            <h2 id="visited-pages">{t('offline.visited')}</h2>
          </div>
          <ul className="saved-pages">
            {saved.visited.map(({ path, title, picture }) => (
              <li key={path}>
                {/* Not by the router: it would ask for the page's data, and there is no network. */}
                <a href={`/${locale}${path}`}>
                  <Picture picture={picture} sizes="96px" />
                  {title.text}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {saved && !none && (
        <p>
          <button type="button" className="button quiet" onClick={() => void forget()}>
            {t('offline.remove')}
          </button>
        </p>
      )}
    </div>
  );
}

/** The saved pages of one language as cards, the last saved first. */
async function findSaved(locale: string | undefined): Promise<Saved> {
  // Browsers give no storage to pages that came by an unsafe way.
  if (!('caches' in window)) return { favorites: [], visited: [] };
  const cards = async (cache: string) =>
    (await savedPages(cache))
      .filter(({ address }) => splitLocale(address.replace(/\?.*/, '')).locale === locale)
      .map(cardOf)
      // This page itself, and the favourites, which stand here already.
      .filter(({ path }) => !/^\/(offline|fav)($|\?)/.test(path));
  const kept = await cards(KEPT);
  const visited = new Map(
    [...(await cards(VISITED_PAGES)), ...kept].map((card) => [card.path, card]),
  );
  const favorites = kept.filter(({ favorite }) => favorite);
  for (const { path } of favorites) visited.delete(path);
  return { favorites, visited: [...visited.values()] };
}

function cardOf({ address, title, picture = '' }: SavedPage): Card {
  const path = address.replace(/^\/[a-z]{2}/, '');
  const source = pictureIn(picture)?.source.replace(/\.(wide|tall)(?=\.svg$)/, '') ?? PLACEHOLDER;
  return {
    id: path.split('/').at(-1) ?? '',
    path,
    title: { text: title },
    picture: { src: decodeURIComponent(source), alt: '' },
    sample: false,
    favorite: KINDS[path.split('/')[1] ?? ''],
  };
}
