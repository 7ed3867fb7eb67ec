import type { PlanRequestError, PlanRequestQuery } from '../../../domain/planner/planRequest.ts';
import { startingPlaces } from '../../../domain/planner/startingPlaces.ts';
import type { StartingPlace } from '../../../domain/planner/startingPoint.ts';
import type { Option } from '../../components/Options.tsx';
import { localize } from '../../i18n/localize.tsx';
import type { PageContext } from '../../lib/pageContext.ts';

/** Loader data of the plan request form. */
export interface PlanRequestData {
  requested: PlanRequestQuery;
  problem: PlanRequestError | undefined;
  starts: StartingPlace[];
  interests: Option[];
}

export function planRequestData(
  context: PageContext,
  requested: PlanRequestQuery,
  problem: PlanRequestError | undefined,
): PlanRequestData {
  const { catalogue, locale } = context;
  return {
    requested,
    problem,
    starts: startingPlaces(catalogue, locale),
    interests: interestOptions(context).map(({ slug, name }) => ({
      id: slug,
      title: localize(name, locale),
      chosen: requested.interests.includes(slug),
    })),
  };
}

/** The tags that can be chosen as interests. */
export function interestOptions({ catalogue }: PageContext) {
  return catalogue.tags.all.filter(({ group }) => group === 'trip');
}
