import type { categoryPage } from './categoryPage.ts';
import { ListFilters } from './ListFilters.tsx';
import { ListPage } from './ListPage.tsx';
import { OwnFilters } from './OwnFilters.tsx';

/** A list of places with some tags. */
export function CategoryPage({ page }: { page: ReturnType<typeof categoryPage> }) {
  const { path, cities, chosen, themes } = page;
  const isNarrowed = chosen.cities.length > 0 || chosen.tags.length > 0;
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
    </ListPage>
  );
}
