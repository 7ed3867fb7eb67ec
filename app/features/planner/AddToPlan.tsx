import { useSyncExternalStore } from 'react';
import { Icon } from '../../components/Icon.tsx';
import * as iconButton from '../../components/IconButton.module.css';
import { CHECK, PLUS } from '../../components/icons.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './AddToPlan.module.css';

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
  const isPlanned = useIsPlanned(id);
  return (
    <button
      type="button"
      className={`${shortLabel ? 'needs-script' : iconClass(isPlanned)} ${className}`}
      aria-label={shortLabel ? undefined : t(isPlanned ? 'plannedNamed' : 'named', { title })}
      onClick={() =>
        void import('./addToPlan.ts')
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

/*
 * The places of the itinerary are read from local storage directly: every card has this button, and
 * the tour store is too large to load on every page.
 */
const listeners = new Set<() => void>();
let lastStored: string | null = null;
let plannedIds: ReadonlySet<unknown> = new Set();

/** Whether a place is in the itinerary; false before hydration. */
function useIsPlanned(id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readPlannedIds().has(id),
    () => false,
  );
}

/** Storage events are fired in other tabs only: this page notifies its own buttons. */
function notifyPlannedChanged(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}

function readPlannedIds(): ReadonlySet<unknown> {
  try {
    const stored = localStorage.getItem('tour');
    if (stored === lastStored) return plannedIds;
    lastStored = stored;
    plannedIds = new Set();
    const days: { places: unknown[] }[] = JSON.parse(stored ?? '{}').state?.tour?.days ?? [];
    plannedIds = new Set(days.flatMap(({ places }) => places));
  } catch {
    // Unreadable storage counts as an empty itinerary.
  }
  return plannedIds;
}
