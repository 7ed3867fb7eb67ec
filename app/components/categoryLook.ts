import type { PlaceCategory } from '../../domain/content/placeCategories.ts';
import * as styles from './Category.module.css';

interface CategoryLook {
  /** A path in a square of 24 units, drawn by `Icon`. */
  icon: string;
  /** Sets `--category-color`. */
  className: string;
}

/** Icon and colour of each category of places. The icons differ in shape, for who sees no colours. */
export const CATEGORY_LOOK: Record<PlaceCategory, CategoryLook> = {
  // A horseshoe gate.
  culture: {
    icon: 'M4 20.5V4.5h16v16M8.5 20.5v-6a4.2 4.2 0 1 1 7 0v6M2.5 20.5h6M15.5 20.5h6',
    className: styles.culture,
  },
  // A tree.
  nature: {
    icon: 'M12 21.5v-5M12 2.5 6.5 9.5H9L5 16.5h14l-4-7h2.5Z',
    className: styles.nature,
  },
  // Waves.
  water: {
    icon: 'M3 8c1.5-1.6 3-1.6 4.5 0s3 1.6 4.5 0 3-1.6 4.5 0 3 1.6 4.5 0M3 15.5c1.5-1.6 3-1.6 4.5 0s3 1.6 4.5 0 3-1.6 4.5 0 3 1.6 4.5 0',
    className: styles.water,
  },
  // A person walking.
  activity: {
    icon: 'M13.5 3.2a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2ZM7 12.5l2-3.5 3.5-.5 1.5 3.5 3.5 1.5M12.3 9l-1.8 5.5 3.5 2.5 1 4.5M10.3 15l-3.8 6',
    className: styles.activity,
  },
  // A fork and a knife.
  food: {
    icon: 'M7.5 21.5V11M4.5 2.5v5.3a3 3 0 0 0 6 0V2.5M7.5 2.5V9M17 21.5v-7.5h-3.2c0-6 .7-10 3.2-11.5Z',
    className: styles.food,
  },
  // A bed.
  sleep: {
    icon: 'M2.5 20v-15M2.5 16.5h19V20M21.5 16.5v-3a3.5 3.5 0 0 0-3.5-3.5h-7.5v6.5M6.3 9.6a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8Z',
    className: styles.sleep,
  },
  // A suitcase.
  agency: {
    icon: 'M3.5 7.5h17v12.5h-17ZM8.5 7.5v-3.5h7v3.5M3.5 13h17',
    className: styles.agency,
  },
  // A cross.
  health: {
    icon: 'M9.3 3.5h5.4v5.8h5.8v5.4h-5.8v5.8H9.3v-5.8H3.5V9.3h5.8Z',
    className: styles.health,
  },
  // A bus.
  transport: {
    icon: 'M5 4h14v13.5H5ZM5 12h14M8 17.5v3M16 17.5v3M8.3 14.8h.01M15.7 14.8h.01',
    className: styles.transport,
  },
  // A banknote.
  cash: {
    icon: 'M2.5 6h19v12h-19ZM12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4ZM6 12h.01M18 12h.01',
    className: styles.cash,
  },
};
