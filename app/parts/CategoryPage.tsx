import { useTranslations } from 'use-intl';
import type { categoryPage } from './categoryPage.ts';
import { ListFilters } from './ListFilters.tsx';
import { ListPage } from './ListPage.tsx';
import { pointsOfCards } from './map/mapPoints.ts';
import { PlaceMap } from './map/PlaceMap.tsx';
import { OwnFilters } from './OwnFilters.tsx';

/** A list of places with some tags. */
export function CategoryPage({ page }: { page: ReturnType<typeof categoryPage> }) {
  const t = useTranslations('map');
  const { path, cities, chosen, themes } = page;
  const isNarrowed = chosen.cities.length > 0 || chosen.tags.length > 0;
  const points = pointsOfCards(page.cards, page.spots);
  return (
    <ListPage
      title={page.title}
      summary={page.summary}
      picture={page.picture}
      cards={page.cards}
      whole={isNarrowed ? path : undefined}
      beside={
        !isNarrowed && <OwnFilters names={['cities', 'tags']} options={{ cities, tags: themes }} />
      }
    >
      <ListFilters page={page} />
      {points.length > 0 && <PlaceMap label={t('ofResults')} points={points} closed={null} />}
    </ListPage>
  );
}
