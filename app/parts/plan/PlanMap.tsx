import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { ScheduledDay } from '../../../domain/plan/model.ts';
import { PlaceMap } from '../map/PlaceMap.tsx';
import { linesOfPlan, pointsOfPlan } from './planMap.ts';

interface Props {
  days: readonly ScheduledDay[];
  /** The chosen stop, as `stopKey` names it. Without a listener the map keeps the choice itself. */
  selected?: string | undefined;
  onSelect?: (key: string | undefined) => void;
}

/** The map of a plan; the list of its days stands beside it. */
export function PlanMap({ days, selected, onSelect }: Props) {
  const t = useTranslations('plan');
  const points = useMemo(() => pointsOfPlan(days), [days]);
  const lines = useMemo(() => linesOfPlan(days), [days]);
  const choice = onSelect && { selected, onSelect };
  return (
    <PlaceMap
      label={t('map')}
      points={points}
      lines={lines}
      list={false}
      className="plan-map"
      {...choice}
    />
  );
}
