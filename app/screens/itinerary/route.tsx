import { useTranslations } from 'use-intl';
import { favoritesIn, ITINERARY_NAMES } from '../../../domain/favorites.ts';
import { cardsByTown } from '../../parts/favoriteList.ts';
import { pageMeta } from '../../parts/head.ts';
import { Shelf } from '../../parts/Shelf.tsx';
import { sitePage } from '../../parts/sitePage.ts';
import { TextPage } from '../../parts/TextPage.tsx';
import { visitOf } from '../../parts/visit.ts';
import type { Route } from './+types/route';
import { ChosenByTown } from './ChosenByTown.tsx';

/** The address may name what was chosen (`places`, `circuits` …): it is shown town by town. */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const visit = visitOf(context, params);
  const circuits = visit.catalogue.circuits.all.toSorted((a, b) => a.days - b.days);
  const chosen = favoritesIn(new URL(request.url).searchParams, ITINERARY_NAMES);
  return {
    ...sitePage(visit, 'itinerary', '/itinerary'),
    circuits: circuits.map(visit.cards.circuit),
    towns: cardsByTown(visit, chosen),
  };
}

export const meta = pageMeta;

export default function Itinerary({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('itinerary');
  return (
    <>
      <TextPage page={loaderData}>
        <ChosenByTown towns={loaderData.towns} />
      </TextPage>
      <Shelf title={t('startFrom')} cards={loaderData.circuits} />
    </>
  );
}
