import { PLACE_CATEGORIES, type PlaceCategory } from '../../../domain/content/placeCategories.ts';
import { CATEGORY_LOOK } from '../../components/categoryLook.ts';
import { Icon } from '../../components/Icon.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './MapFilters.module.css';
import type { MapPoint } from './points.ts';

interface Props {
  /** All points, before they are filtered. */
  points: readonly MapPoint[];
  /** The chosen categories; empty for all. */
  chosen: ReadonlySet<PlaceCategory>;
  onChange: (chosen: ReadonlySet<PlaceCategory>) => void;
}

/** Chips that filter an open map and its list by category; none where there is nothing to choose. */
export function MapFilters({ points, chosen, onChange }: Props) {
  const t = useTranslations('openMap');
  const counts = new Map<PlaceCategory, number>();
  for (const { category } of points) {
    if (category) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  // Stops are numbered: a route without some of them is none.
  if (counts.size < 2 || points.some(({ number }) => number !== undefined)) return null;

  function toggle(category: PlaceCategory): void {
    const next = new Set(chosen);
    if (!next.delete(category)) next.add(category);
    onChange(next);
  }

  return (
    <fieldset aria-label={t('filters')} className={styles.root}>
      {PLACE_CATEGORIES.filter((category) => counts.has(category)).map((category) => (
        <button
          key={category}
          type="button"
          aria-pressed={chosen.has(category)}
          className={CATEGORY_LOOK[category].className}
          onClick={() => toggle(category)}
        >
          <Icon path={CATEGORY_LOOK[category].icon} />
          {t(`categories.${category}`)} <small>{counts.get(category)}</small>
        </button>
      ))}
    </fieldset>
  );
}

/** The points that chosen categories let through; the page's own place is always there. */
export const filterPoints = (
  points: readonly MapPoint[],
  chosen: ReadonlySet<PlaceCategory>,
): readonly MapPoint[] =>
  chosen.size === 0
    ? points
    : points.filter(({ category, kind }) => kind || (category && chosen.has(category)));
