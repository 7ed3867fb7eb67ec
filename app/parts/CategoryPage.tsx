import type { categoryPage } from './categoryPage.ts';
import { ListFilters } from './ListFilters.tsx';
import { ListPage } from './ListPage.tsx';

/** A list of places with some tags. */
export function CategoryPage({ page }: { page: ReturnType<typeof categoryPage> }) {
  return (
    <ListPage title={page.title} summary={page.summary} picture={page.picture} cards={page.cards}>
      <ListFilters page={page} />
    </ListPage>
  );
}
