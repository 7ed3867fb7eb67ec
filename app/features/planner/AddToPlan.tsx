import { useSyncExternalStore } from 'react';
import { Button } from '../../components/Button.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './AddToPlan.module.css';

interface Props {
  id: string;
  /** The title of the place, for the accessible name of the button. */
  title: string;
  /** True for a button with text, false for an icon in the corner of a card. */
  wide?: boolean;
  /** Positions the button. */
  className?: string;
}

const iconClass = (isPlanned: boolean) =>
  isPlanned ? `${styles.icon} ${styles.planned}` : styles.icon;

const wideClass = (isPlanned: boolean) =>
  isPlanned ? `needs-script ${styles.button}` : 'needs-script';

/**
 * Button that adds a place to the visitor's itinerary and shows whether it is there. The code that
 * adds it is loaded on the first click.
 */
export function AddToPlan({ id, title, wide = false, className = '' }: Props) {
  const t = useTranslations('addToPlan');
  const isPlanned = useIsPlanned(id);
  const Element = wide ? Button : 'button';
  return (
    <Element
      type="button"
      {...(wide && { quiet: isPlanned })}
      className={`${wide ? wideClass(isPlanned) : iconClass(isPlanned)} ${className}`}
      aria-label={wide ? undefined : t(isPlanned ? 'plannedNamed' : 'named', { title })}
      onClick={() =>
        void import('./addToPlan.ts')
          .then((module) => module.addToPlan(id, title))
          .then(notifyPlannedChanged)
      }
    >
      {(!wide || isPlanned) && (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={isPlanned ? 'M5 12.5 10 17.5 19 7' : 'M12 5v14M5 12h14'} />
        </svg>
      )}
      {wide && t(isPlanned ? 'planned' : 'toPlan')}
    </Element>
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
