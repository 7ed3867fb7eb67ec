import type { ReactNode } from 'react';
import type { ScheduledDay, Warning } from '../../../domain/planner/model.ts';
import * as styles from './DayWarnings.module.css';
import { useDayText } from './dayText.ts';

interface Props {
  day: ScheduledDay;
  /** Accessible name of the list. */
  label?: string;
  titleOf: (id: string) => string;
  /** Buttons that resolve a warning. */
  remedies?: (warning: Warning) => ReactNode;
}

/** The warnings of a day. */
export function DayWarnings({ day, label, titleOf, remedies }: Props) {
  const text = useDayText();
  if (day.warnings.length === 0) return null;
  return (
    <ul className={styles.root} aria-label={label}>
      {day.warnings.map((warning) => (
        <li key={JSON.stringify(warning)}>
          {text.warning(warning, day, titleOf)}
          {remedies?.(warning)}
        </li>
      ))}
    </ul>
  );
}

interface UnknownPlacesProps {
  count: number;
  children?: ReactNode;
}

/** States how many places of a day no longer exist. */
export function UnknownPlaces({ count, children }: UnknownPlacesProps) {
  const { t } = useDayText();
  return (
    <p className={styles.root}>
      {t('unknown', { count })}
      {children}
    </p>
  );
}
