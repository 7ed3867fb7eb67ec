import { Button } from '../../../components/Button.tsx';
import { useTranslations } from '../../../i18n/useTranslations.ts';
import { useTour } from '../../tour/tourStore.ts';
import { ActionMenu } from './ActionMenu.tsx';
import * as styles from './PlanBar.module.css';
import { usePlan } from './planContext.ts';

/** Sticky bar with undo, the saved version and a fresh start. */
export function PlanBar() {
  const t = useTranslations('plan');
  const { announce } = usePlan();
  const canUndo = useTour((state) => state.past.length > 0);
  const isSaved = useTour(({ tour, archive }) => JSON.stringify(tour) === JSON.stringify(archive));
  const { undo, clear, save, set } = useTour.getState();
  return (
    <div className={styles.root}>
      <Button
        quiet
        // A disabled button would lose the focus with the last step.
        aria-disabled={!canUndo}
        onClick={() => {
          if (!canUndo) return;
          undo();
          announce(t('said.undone'));
        }}
      >
        {t('undo')}
      </Button>
      <ActionMenu label={t('planMenu')}>
        <button
          type="button"
          disabled={isSaved}
          onClick={() => {
            save();
            announce(t('said.saved'));
          }}
        >
          {t('saveVersion')}
        </button>
        <button
          type="button"
          disabled={isSaved}
          onClick={() => {
            set(useTour.getState().archive);
            announce(t('said.returned'));
          }}
        >
          {t('backToSaved')}
        </button>
        <button type="button" onClick={clear}>
          {t('startOver')}
        </button>
      </ActionMenu>
    </div>
  );
}
