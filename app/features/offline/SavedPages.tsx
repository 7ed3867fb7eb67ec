import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { splitLocale } from '../../../domain/locale.ts';
import { PLACEHOLDER } from '../../../domain/media/imageUrl.ts';
import { matchPage } from '../../../domain/pages.ts';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import * as pageHeading from '../../components/PageHeading.module.css';
import { Picture } from '../../components/Picture.tsx';
import * as sectionHead from '../../components/SectionHead.module.css';
import { SectionHead } from '../../components/SectionHead.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import type { Card } from '../../lib/card.ts';
import { CardSection } from '../cards/CardSection.tsx';
import { type SavedMap, savedMaps } from './mapStorage.ts';
import * as styles from './SavedPages.module.css';
import {
  DELETE_SAVED,
  PINNED_PAGES,
  pictureIn,
  type SavedPage,
  savedPages,
  VISITED_PAGES,
} from './saved.ts';

interface Saved {
  favorites: Card[];
  visited: Card[];
  maps: SavedMap[];
}

/** Few visitors have saved maps. */
const SavedMaps = lazy(() =>
  // The pages below it are shown in any case.
  import('./SavedMaps.tsx').catch(() => ({ default: () => null })),
);

/** The pages and maps that are available offline, read from the browser's caches, with a button to delete them. */
export function SavedPages({ wanted }: { wanted: boolean }) {
  const t = useTranslations(['offline']);
  const { locale } = useParams();
  const [saved, setSaved] = useState<Saved>();
  const [isRemoved, setRemoved] = useState(false);
  const load = useCallback(async () => setSaved(await findSaved(locale)), [locale]);
  useEffect(() => void load(), [load]);

  async function removeAll(): Promise<void> {
    await deleteSaved();
    await load();
    setRemoved(true);
  }

  const isEmpty = saved && saved.favorites.length + saved.visited.length + saved.maps.length === 0;
  return (
    <div id="saved" className={styles.root}>
      <div className={styles.head}>
        <h2>{t('offline.saved')}</h2>
        <p className={sectionHead.lead} role="status">
          {isRemoved && t('offline.removed')}
          {saved && !isEmpty && t('offline.about')}
        </p>
        {/* Last, so that inserting it by script moves no visible content. */}
        {wanted && <p className={pageHeading.lead}>{t('offline.notSaved')}</p>}
      </div>
      {isEmpty && !isRemoved && (
        <EmptyState>
          <p>{t('offline.nothing')}</p>
        </EmptyState>
      )}
      {saved && saved.maps.length > 0 && (
        <Suspense>
          <SavedMaps maps={saved.maps} />
        </Suspense>
      )}
      <CardSection title={t('menu.favorites')} cards={saved?.favorites ?? []} />
      {saved && saved.visited.length > 0 && (
        <section aria-labelledby="visited-pages">
          <SectionHead id="visited-pages" title={t('offline.visited')} />
          <ul className={styles.pages}>
            {saved.visited.map(({ path, title, details: { picture } }) => (
              <li key={path}>
                {/* Not a router link, which would request the page's data from the network. */}
                <a href={`/${locale}${path}`}>
                  {picture && <Picture picture={picture} sizes="96px" />}
                  {title.text}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {saved && !isEmpty && (
        <p>
          <Button quiet onClick={() => void removeAll()}>
            {t('offline.remove')}
          </Button>
        </p>
      )}
    </div>
  );
}

/** The saved pages of one language as cards, the most recent first. */
async function findSaved(locale: string | undefined): Promise<Saved> {
  // Caches exist only in secure contexts.
  if (!('caches' in window)) return { favorites: [], visited: [], maps: [] };
  const cards = async (cache: string) =>
    (await savedPages(cache))
      .filter(({ address }) => splitLocale(address.replace(/\?.*/, '')).locale === locale)
      .map(cardOf)
      // Without this page and the list of favourites, which are shown here already.
      .filter(({ path }) => !/^\/(offline|fav)($|\?)/.test(path));
  const pinned = await cards(PINNED_PAGES);
  const visited = new Map(
    [...(await cards(VISITED_PAGES)), ...pinned].map((card) => [card.path, card]),
  );
  const favorites = pinned.filter(({ favorite }) => favorite);
  for (const { path } of favorites) visited.delete(path);
  return { favorites, visited: [...visited.values()], maps: await savedMaps() };
}

function cardOf({ address, title, picture = '' }: SavedPage): Card {
  const path = address.replace(/^\/[a-z]{2}/, '');
  const source = pictureIn(picture)?.source.replace(/\.(wide|tall)(?=\.svg$)/, '') ?? PLACEHOLDER;
  return {
    id: path.split('/').at(-1) ?? '',
    path,
    title: { text: title },
    details: { picture: { src: decodeURIComponent(source), alt: '' } },
    favorite: matchPage(path)?.page.favorite,
  };
}

/** Lets the service worker delete all saved pages and pictures; resolves when it has done so. */
async function deleteSaved(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const worker = registration?.active;
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  await new Promise((done) => {
    port1.onmessage = done;
    worker.postMessage(DELETE_SAVED, [port2]);
  });
}
