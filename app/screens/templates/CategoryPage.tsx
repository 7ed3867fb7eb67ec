import { ListFilters, listAddress } from '../../features/filters/ListFilters.tsx';
import { OwnFilters } from '../../features/filters/OwnFilters.tsx';
import { PlaceMap } from '../../features/map/PlaceMap.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import type { categoryData } from './categoryData.ts';
import { ListPage } from './ListPage.tsx';

/** A list of places with certain tags. */
export function CategoryPage({ page }: { page: ReturnType<typeof categoryData> }) {
  const t = useTranslations(['list']);
  const { path, cities, chosen, themes } = page;
  const isNarrowed = chosen.cities.length > 0 || chosen.tags.length > 0;
  return (
    <ListPage
      title={page.title}
      summary={page.summary}
      picture={page.picture}
      cards={page.cards}
      count={t('list.places', { count: page.total })}
      newFrom={page.newFrom}
      more={page.next ? listAddress(page, { shown: page.next }) : undefined}
      whole={isNarrowed ? path : undefined}
      beside={
        !isNarrowed && <OwnFilters names={['cities', 'tags']} options={{ cities, tags: themes }} />
      }
    >
      <ListFilters page={page} />
      {page.points.length > 0 && <PlaceMap label={t('map.ofResults')} points={page.points} />}
    </ListPage>
  );
}
