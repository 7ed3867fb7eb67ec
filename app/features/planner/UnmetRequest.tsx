import type { ReactNode } from 'react';
import type { PlanPlace, PlanRequest } from '../../../domain/planner/model.ts';
import {
  type PlanRequestQuery,
  planRequestQuery,
  requestInterests,
} from '../../../domain/planner/planRequest.ts';
import { type HoursReason, unmetByHours } from '../../../domain/planner/unmetHours.ts';
import {
  findUnmet,
  helpfulChanges,
  type RequestChange,
  type UnmetParts,
} from '../../../domain/planner/unmetRequest.ts';
import type { Tour } from '../../../domain/visitor/visitor.ts';
import * as chips from '../../components/Chips.module.css';
import { LocaleLink } from '../../components/LocaleLink.tsx';
import { type LocalizedString, localize } from '../../i18n/localize.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import type { PageContext } from '../../lib/pageContext.ts';
import type { PlanPlaces } from '../tour/planPlaces.ts';
import { useDayText } from './dayText.ts';
import { interestOptions } from './planRequestData.ts';
import { proposal } from './proposals.ts';
import * as styles from './UnmetRequest.module.css';

/** What a proposed tour lacks of a request, and changed requests that provide it. */
export interface UnmetRequest extends Omit<UnmetParts, 'interests'> {
  requested: PlanRequestQuery;
  interests: LocalizedString[];
  /** Places of these interests that are missing because of their hours. */
  byHours: { title: string; reason: HoursReason }[];
  /** Each change with the query of the changed request. */
  changes: { change: RequestChange; query: string }[];
}

/** Loader data of the notice; undefined if the tour has everything that was requested. */
export function unmetRequest(
  context: PageContext,
  requested: PlanRequestQuery,
  planRequest: PlanRequest,
  tour: Tour,
  planPlaces: PlanPlaces,
  placeOf: (id: string) => PlanPlace | undefined,
): UnmetRequest | undefined {
  const unmet = findUnmet(tour, requested, placeOf);
  if (!unmet) return undefined;
  const unmetWith = (changed: PlanRequestQuery) => {
    const { by, budget, days, pace } = changed;
    const interests = requestInterests(changed);
    const changedRequest = { ...planRequest, by, budget, days, pace, interests };
    return findUnmet(proposal(context, changedRequest, planPlaces), changed, placeOf);
  };
  const { startDate: _, ...undatedRequest } = planRequest;
  const byHours =
    planRequest.startDate && unmet.interests.length > 0
      ? unmetByHours(tour, proposal(context, undatedRequest, planPlaces), unmet.interests, placeOf)
      : [];
  const interests = interestOptions(context).filter(({ slug }) => unmet.interests.includes(slug));
  return {
    ...unmet,
    requested,
    interests: interests.map(({ name }) => localize(name, context.locale)),
    byHours: byHours.map(({ place, reason }) => ({
      title: placeOf(place)?.title ?? place,
      reason,
    })),
    changes: helpfulChanges(requested, unmet, unmetWith).map((change) => ({
      change,
      query: planRequestQuery({ ...requested, ...change }),
    })),
  };
}

interface Props {
  unmet: UnmetRequest;
  role?: 'alert';
  children?: ReactNode;
}

/** Names the parts of a request that cannot be met and links to changed requests. */
export function UnmetRequestNotice({ unmet, role, children }: Props) {
  const t = useTranslations('plan');
  const { reason } = useDayText();
  const { requested, changes, emptyDays, isEmpty } = unmet;
  const list = (items: readonly string[]) => items.join(', ');
  const interests = list(unmet.interests.map(({ text }) => text));
  const conflicting = changes.flatMap(({ change }) => partNames(change, requested));

  function partNames(change: RequestChange, from: PlanRequestQuery): string[] {
    return [
      ...(change.by ? [t(`by.${from.by}`)] : []),
      ...(change.budget ? [t(`budget.${from.budget}`)] : []),
      ...(change.pace ? [t(`pace.${from.pace}`)] : []),
      ...(change.days ? [t('unmet.dayCount', { days: from.days })] : []),
      ...(change.interests ? [interests] : []),
    ];
  }

  function nameOf(change: RequestChange): string {
    return list([
      ...(change.interests ? [t('unmet.without', { interests })] : []),
      ...partNames({ ...change, interests: undefined }, { ...requested, ...change }),
    ]);
  }

  return (
    <div role={role} className={styles.root}>
      {isEmpty && (
        <p>
          <strong>{t('offer.none')}</strong>
        </p>
      )}
      {isEmpty && conflicting.length > 0 && (
        <p>{t('unmet.inTheWay', { parts: list([...new Set(conflicting)]) })}</p>
      )}
      {emptyDays > 0 && <p>{t('unmet.emptyDays', { days: emptyDays })}</p>}
      {!isEmpty && interests && <p>{t('unmet.interests', { interests })}</p>}
      {unmet.byHours.length > 0 && (
        <>
          <p>{t('unmet.hours')}</p>
          <ul>
            {unmet.byHours.map((item) => (
              <li key={item.title}>
                <strong>{item.title}</strong> · {reason(item.reason)}
              </li>
            ))}
          </ul>
        </>
      )}
      {changes.length > 0 && (
        <div className={styles.changes}>
          <p>{t('unmet.helps')}</p>
          <ul className={chips.root}>
            {changes.map(({ change, query }) => (
              <li key={query}>
                <LocaleLink to={`/itinerary?${query}`}>{nameOf(change)}</LocaleLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      {children}
    </div>
  );
}
