import { useMemo } from 'react';
import { TOWN_RADIUS, walkingMinutes } from '../../../domain/content/nearby.ts';
import { formatDuration } from '../../../domain/format/duration.ts';
import { distanceBetween, formatDistance } from '../../../domain/geo/distance.ts';
import { useLocale } from '../../components/useLocale.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import type { PointNotes } from './PointNote.tsx';
import type { RoadLine } from './roadLines.ts';
import type { Position } from './usePosition.ts';

/**
 * The ways to the points of a map: from the visitor in a straight line with estimated minutes on foot,
 * and from the stop before along the road, where that is known.
 */
export function usePointNotes(
  lines: readonly RoadLine[],
  position: Position | undefined,
): PointNotes {
  const t = useTranslations('openMap');
  const locale = useLocale();
  return useMemo(() => {
    const distanceText = (metres: number) => formatDistance(metres, locale) ?? '';
    const timeText = (minutes: number) => formatDuration(minutes, locale) ?? '';
    return {
      fromVisitor(point) {
        if (!position) return undefined;
        const metres = distanceBetween(position, point);
        // Only the town is known: it says nothing about places in the same town.
        if (point.vague && metres < TOWN_RADIUS) return undefined;
        const minutes = point.vague ? undefined : walkingMinutes(metres);
        const way = t('way.fromYou', { distance: distanceText(metres) });
        return minutes === undefined ? way : t('way.onFoot', { way, time: timeText(minutes) });
      },
      leg({ id }) {
        const { points: [from, to] = [], by, road } = lines.find((line) => line.to === id) ?? {};
        if (!from || !to) return undefined;
        if (!road) return t('leg.straight', { distance: distanceText(lengthOf(from, to)) });
        const distance = distanceText(road.metres);
        const way = t(by === 'walk' ? 'leg.walk' : 'leg.road', { distance });
        if (road.minutes === undefined) return way;
        return t('leg.time', { way, time: timeText(road.minutes) });
      },
    };
  }, [lines, position, t, locale]);
}

type Pair = readonly [longitude: number, latitude: number];

const lengthOf = (from: Pair, to: Pair): number =>
  distanceBetween({ longitude: from[0], latitude: from[1] }, { longitude: to[0], latitude: to[1] });
