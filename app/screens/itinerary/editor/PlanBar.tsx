import { useTranslations } from 'use-intl';
import { useTour } from '../../../state/tour.ts';
import { Menu } from './Menu.tsx';
import { usePlan } from './planContext.ts';

/** Always at hand: taking back the last change, the kept version, starting anew. */
export function PlanBar() {
  const t = useTranslations('plan');
  const { say } = usePlan();
  const canUndo = useTour((state) => state.past.length > 0);
  const isKept = useTour(({ tour, archive }) => JSON.stringify(tour) === JSON.stringify(archive));
  const { undo, clear, save, set } = useTour.getState();
  return (
    <div className="plan-bar">
      <button
        type="button"
        className="button quiet"
        disabled={!canUndo}
        onClick={() => {
          undo();
          say(t('said.undone'));
        }}
      >
        {t('undo')}
      </button>
      <Menu label={t('planMenu')}>
        <button
          type="button"
          disabled={isKept}
          onClick={() => {
            save();
            say(t('said.saved'));
          }}
        >
          {t('saveVersion')}
        </button>
        <button
          type="button"
          disabled={isKept}
          onClick={() => {
            set(useTour.getState().archive);
            say(t('said.returned'));
          }}
        >
          {t('backToSaved')}
        </button>
        <button type="button" onClick={clear}>
          {t('startOver')}
        </button>
      </Menu>
    </div>
  );
}
