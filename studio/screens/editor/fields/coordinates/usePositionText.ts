import { useFormatter } from 'use-intl';
import type { Position } from '../../../../../domain/geo/parsePosition.ts';
import { useTranslations } from '../../../../i18n/useTranslations.ts';

/** Gives the text of a position: "34.0611° N, 4.9778° W". */
export function usePositionText(): (position: Position) => string {
  const t = useTranslations('map');
  const { number } = useFormatter();
  const degrees = (value: number) => number(Math.abs(value), { maximumFractionDigits: 5 });
  return ({ longitude, latitude }) =>
    t('position', {
      latitude: degrees(latitude),
      longitude: degrees(longitude),
      ns: latitude < 0 ? 'south' : 'north',
      ew: longitude < 0 ? 'west' : 'east',
    });
}
