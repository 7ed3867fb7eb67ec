import { startingPlaces } from '../../../domain/plan/startingPlaces.ts';
import type { StartingPlace } from '../../../domain/plan/startingPoint.ts';
import type { Asked, WishProblem } from '../../../domain/plan/wish.ts';
import { wordsIn } from '../../i18n/words.tsx';
import type { Option } from '../../parts/Options.tsx';
import type { Visit } from '../../parts/visit.ts';

/** What the form of a wish shows. */
export interface WishFormData {
  asked: Asked;
  problem: WishProblem | undefined;
  starts: StartingPlace[];
  interests: Option[];
}

export function wishForm(
  visit: Visit,
  asked: Asked,
  problem: WishProblem | undefined,
): WishFormData {
  return {
    asked,
    problem,
    starts: startingPlaces(visit.catalogue, visit.locale),
    interests: interestsOf(visit).map(({ slug, name }) => ({
      id: slug,
      title: wordsIn(name, visit.locale),
      chosen: asked.interests.includes(slug),
    })),
  };
}

/** What one travels for. */
export function interestsOf({ catalogue }: Visit) {
  return catalogue.tags.all.filter(({ group }) => group === 'trip');
}
