import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './MapPlaceChoice.module.css';
import { MarkerSign } from './MarkerSign.tsx';
import type { MapPoint } from './points.ts';

interface Props {
  points: readonly MapPoint[];
  onSelect: (id: string) => void;
}

/** Several points at the same place, of which one can be chosen. */
export function MapPlaceChoice({ points, onSelect }: Props) {
  const t = useTranslations('openMap');
  return (
    <ul className={styles.root} aria-label={t('list', { count: points.length })}>
      {points.map((point) => (
        <li key={point.id}>
          <button type="button" onClick={() => onSelect(point.id)}>
            <MarkerSign point={point} />
            <span>{point.title}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
