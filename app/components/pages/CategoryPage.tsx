import { ListFilters } from '../../features/filters/ListFilters.tsx';
import { OwnFilters } from '../../features/filters/OwnFilters.tsx';
import { cardPoints } from '../../features/map/mapPoints.ts';
import { PlaceMap } from '../../features/map/PlaceMap.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import type { categoryPage } from './categoryPage.ts';
import { ListPage } from './ListPage.tsx';

/** A list of places with certain tags. */
export function CategoryPage({ page }: { page: ReturnType<typeof categoryPage> }) {
  const t = useTranslations('map');
  const { path, cities, chosen, themes } = page;
  const isNarrowed = chosen.cities.length > 0 || chosen.tags.length > 0;
  const points = cardPoints(page.cards, page.spots);
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
      {points.length > 0 && <PlaceMap label={t('ofResults')} points={points} />}
    </ListPage>
  );
}
