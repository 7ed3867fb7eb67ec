import { useEffect } from 'react';
import { tourFromCircuit, tourFromPlaces } from '../../../domain/planner/compose.ts';
import {
  type PlanRequestError,
  type PlanRequestQuery,
  readPlanRequest,
} from '../../../domain/planner/planRequest.ts';
import { startingPointOf } from '../../../domain/planner/startingPlaces.ts';
import { favoritesIn, ITINERARY_NAMES } from '../../../domain/visitor/favorites.ts';
import type { Tour } from '../../../domain/visitor/visitor.ts';
import { ButtonGroup, ButtonLink } from '../../components/Button.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import type { PageContext } from '../../lib/pageContext.ts';
import { syncAcrossTabs } from '../../lib/syncAcrossTabs.ts';
import { cardsByTown } from '../favoriteList/favoriteList.ts';
import { planLookup, planPlaces, type TourPlaces } from '../tour/planPlaces.ts';
import { useTour } from '../tour/tourStore.ts';
import { AdoptPlan } from './AdoptPlan.tsx';
import { ExportButtons } from './ExportButtons.tsx';
import * as plan from './Plan.module.css';
import { PlanView } from './PlanView.tsx';
import { interestOptions } from './planRequestData.ts';
import { proposal } from './proposals.ts';
import { type UnmetRequest, UnmetRequestNotice, unmetRequest } from './UnmetRequest.tsx';

/** A tour that is not the visitor's own: proposed for a request, or built from chosen entries. */
interface Offer {
  kind: 'proposed' | 'circuit' | 'chosen';
  tour: Tour;
  planPlaces: TourPlaces;
}

interface OfferData {
  requested: PlanRequestQuery;
  problem: PlanRequestError | undefined;
  offer: Offer | undefined;
  unmet: UnmetRequest | undefined;
  /** Chosen entries that are not in the tour: events, experiences, circuits after the first. */
  others: ReturnType<typeof cardsByTown>;
}

/** Reads an offer from the query: a plan request (`start`, `days` …), `circuits` or `places`. */
export function offeredPlan(context: PageContext, query: URLSearchParams): OfferData {
  const { catalogue, locale } = context;
  const all = planPlaces(context);
  const byId = new Map(all.places.map((place) => [place.id, place]));
  const placeOf = (id: string) => byId.get(id);
  const chosen = favoritesIn(query, ITINERARY_NAMES);
  const { requested, planRequest, problem } = readPlanRequest(
    query,
    (value) => startingPointOf(value, catalogue, locale),
    (tag) => interestOptions(context).some(({ slug }) => slug === tag),
  );
  const offer = (kind: Offer['kind'], tour: Tour): Offer | undefined =>
    tour.days.some(({ places }) => places.length > 0)
      ? { kind, tour, planPlaces: planLookup(context, tour) }
      : undefined;
  // The form's options have canonical ids; an address may name a destination by an alias.
  const start = catalogue.city(requested.start)?._id ?? requested.start;
  const result = { requested: { ...requested, start }, problem, unmet: undefined };
  if (planRequest) {
    const tour = proposal(context, planRequest, all);
    const unmet = unmetRequest(context, result.requested, planRequest, tour, all, placeOf);
    return { ...result, offer: offer('proposed', tour), unmet, others: [] };
  }
  const circuit = catalogue.circuits.get(chosen.circuits[0] ?? '');
  if (circuit && chosen.pois.length === 0) {
    const tour = tourFromCircuit(circuit, placeOf, all.towns);
    const rest = { ...chosen, circuits: chosen.circuits.slice(1) };
    return { ...result, offer: offer('circuit', tour), others: cardsByTown(context, rest) };
  }
  const tour = tourFromPlaces(chosen.pois, placeOf, all.towns);
  const ofPlaces = offer('chosen', tour);
  const planned = new Set(tour.days.flatMap(({ places }) => places));
  const rest = { ...chosen, pois: chosen.pois.filter((id) => !planned.has(id)) };
  return { ...result, offer: ofPlaces, others: cardsByTown(context, rest) };
}

interface Props {
  offer: Offer;
  unmet: UnmetRequest | undefined;
}

/** An offered tour with buttons to adopt and to export it. */
export function OfferedPlan({ offer: { kind, tour, planPlaces: places }, unmet }: Props) {
  const t = useTranslations('plan');
  const hasOwn = useTour((state) => state.tour.days.some((day) => day.places.length > 0));
  useEffect(() => syncAcrossTabs(useTour), []);
  return (
    <section className={plan.root} aria-labelledby="plan">
      <div className={plan.head}>
        <h2 id="plan">{t(`offer.${kind}`, { days: tour.days.length })}</h2>
        <p>{t(`offerText.${kind}`)}</p>
        {unmet && <UnmetRequestNotice unmet={unmet} />}
        <ButtonGroup className={plan.actions}>
          <AdoptPlan tour={tour} label={t(hasOwn ? 'offer.takeInstead' : 'offer.take')} />
          <ButtonLink href="#wish" quiet>
            {t('offer.change')}
          </ButtonLink>
        </ButtonGroup>
      </div>
      <PlanView tour={tour} planPlaces={places} />
      <ExportButtons tour={tour} />
    </section>
  );
}
