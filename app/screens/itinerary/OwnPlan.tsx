import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { StartingPlace } from '../../../domain/plan/startingPoint.ts';
import { useLater } from '../../parts/useLater.ts';
import { follow } from '../../state/follow.ts';
import { useTour } from '../../state/tour.ts';

const loadEditor = () => import('./editor/Editor.tsx');

/** The plan of this browser, which the server does not know; its editor comes when there is one. */
export function OwnPlan({ starts }: { starts: readonly StartingPlace[] }) {
  const t = useTranslations('plan');
  useEffect(() => follow(useTour), []);
  const hasPlan = useTour(({ ready, tour }) => ready && tour.days.length > 0);
  const canUndo = useTour(({ past }) => past.length > 0);
  return (
    <>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      {hasPlan && <EditorWhenThere starts={starts} />}
      {!hasPlan && canUndo && (
        <p className="plan-emptied" role="status">
          {t('emptied')}
          <button type="button" className="button" onClick={useTour.getState().undo}>
            {t('undo')}
          </button>
        </p>
      )}
    </>
  );
}

function EditorWhenThere({ starts }: { starts: readonly StartingPlace[] }) {
  const t = useTranslations('plan');
  const later = useLater(loadEditor);
  if (later) return <later.Editor starts={starts} />;
  return <p className="plan-loading">{t('loading')}</p>;
}
