import { useEffect } from 'react';
import type { StartingPlace } from '../../../domain/planner/startingPoint.ts';
import { Button } from '../../components/Button.tsx';
import { useLazyModule } from '../../components/useLazyModule.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { syncAcrossTabs } from '../../lib/syncAcrossTabs.ts';
import { useTour } from '../tour/tourStore.ts';
import * as styles from './OwnPlan.module.css';

const loadEditor = () => import('./editor/Editor.tsx');

/** The itinerary stored in this browser; the editor is loaded only if there is one. */
export function OwnPlan({ starts }: { starts: readonly StartingPlace[] }) {
  const t = useTranslations('plan');
  useEffect(() => syncAcrossTabs(useTour), []);
  const hasPlan = useTour(({ ready, tour }) => ready && tour.days.length > 0);
  const canUndo = useTour(({ past }) => past.length > 0);
  return (
    <>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      {hasPlan && <LazyEditor starts={starts} />}
      {!hasPlan && canUndo && (
        <p className={styles.emptied} role="status">
          {t('emptied')}
          <Button onClick={useTour.getState().undo}>{t('undo')}</Button>
        </p>
      )}
    </>
  );
}

function LazyEditor({ starts }: { starts: readonly StartingPlace[] }) {
  const t = useTranslations('plan');
  const module = useLazyModule(loadEditor);
  if (module) return <module.Editor starts={starts} />;
  return <p>{t('loading')}</p>;
}
