import { useRef } from 'react';
import type { CompactHours } from '../../../domain/hours/compactHours.ts';
import * as badge from '../../components/Badge.module.css';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { useNear } from '../../lib/useNear.ts';
import * as styles from './OpenNow.module.css';
import { useOpenClock } from './useOpenClock.ts';

interface Props {
  hours: CompactHours;
  /** Positions the mark over something, so that nothing moves when it appears. */
  className?: string;
}

/** Distance from the viewport at which the code that computes the state is loaded (4 kB). */
const NEAR = '100px';

/** A mark on a place that is open now; nothing while it is closed or nobody knows. */
export function OpenNow({ hours, className }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNear(frame, NEAR);
  return (
    <div ref={frame} className={className}>
      {isNear && <Mark hours={hours} />}
    </div>
  );
}

function Mark({ hours }: { hours: CompactHours }) {
  const t = useTranslations('place');
  if (useOpenClock()?.stateOf(hours)?.state !== 'open') return null;
  return <p className={`${badge.small} ${styles.root}`}>{t('openNow')}</p>;
}
