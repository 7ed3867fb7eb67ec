import { Icon } from '../../components/Icon.tsx';
import * as iconButton from '../../components/IconButton.module.css';
import { CHECK, PLUS } from '../../components/icons.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './AddToPlan.module.css';
import { notifyPlannedChanged, useArePlanned } from './plannedPlaces.ts';

interface Props {
  id: string;
  /** The title of the place, for the accessible name of the button. */
  title: string;
  /**
   * For a button with text instead of an icon in the corner of a card: what it shows at the bottom of
   * phones. Its accessible name is the long text.
   */
  shortLabel?: string;
  className?: string;
}

const iconClass = (isPlanned: boolean) =>
  `${iconButton.root} ${styles.icon} ${isPlanned ? styles.planned : ''}`;

/**
 * Button that adds a place to the visitor's itinerary and shows whether it is there. The code that
 * adds it is loaded on the first click.
 */
export function AddToPlan({ id, title, shortLabel, className = '' }: Props) {
  const t = useTranslations('addToPlan');
  const isPlanned = useArePlanned([id]);
  return (
    <button
      type="button"
      className={`${shortLabel ? 'needs-script' : iconClass(isPlanned)} ${className}`}
      aria-label={shortLabel ? undefined : t(isPlanned ? 'plannedNamed' : 'named', { title })}
      onClick={() =>
        void import('./addPlaces.ts')
          .then((module) => module.addToPlan(id, title))
          .then(notifyPlannedChanged)
      }
    >
      <Icon path={isPlanned ? CHECK : PLUS} />
      {shortLabel && (
        <>
          <span className={styles.long}>{t(isPlanned ? 'planned' : 'toPlan')}</span>
          <span className={styles.short} aria-hidden="true">
            {shortLabel}
          </span>
        </>
      )}
    </button>
  );
}
