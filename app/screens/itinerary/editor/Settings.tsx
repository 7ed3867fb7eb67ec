import { useTranslations } from 'use-intl';
import { PACES, TRAVEL_MODES } from '../../../../domain/plan/model.ts';
import { labelOf, startingPointIn } from '../../../../domain/plan/startingPoint.ts';
import { isDate } from '../../../../domain/tour.ts';
import type { Tour } from '../../../../domain/visitor.ts';
import { useTour } from '../../../state/tour.ts';
import { MyPosition } from '../MyPosition.tsx';
import { PickOnMap } from '../PickOnMap.tsx';
import { StartChoice } from '../StartChoice.tsx';
import { placeAt } from './placeAt.ts';
import { usePlan } from './planContext.ts';

/** Beyond it years would have five digits, for which there is no place in a date. */
const LAST_DATE = '9998-12-31';

/** What holds for the whole plan: where it starts, when, how one travels and how fast. */
export function Settings() {
  const t = useTranslations('plan');
  const { starts, tour, say } = usePlan();
  const { startingPoint } = tour;
  const known = startingPoint && placeAt(startingPoint, starts);
  const own =
    startingPoint && !known
      ? { id: labelOf(startingPoint.coordinates), title: startingPoint.label }
      : undefined;

  function change(fields: Partial<Tour>): void {
    useTour.getState().edit((old) => ({ ...old, ...fields }));
    say(t('said.timesAnew'));
  }

  function startAt(value: string, title?: string): void {
    const point = startingPointIn(value, starts);
    if (point) change({ startingPoint: title ? { ...point, label: title } : point });
  }

  return (
    <div className="plan-settings">
      <div className="wish-start">
        <StartChoice
          label={t('startingPoint')}
          starts={starts}
          none={startingPoint ? undefined : t('choose')}
          own={own}
          value={known?.id ?? own?.id ?? ''}
          onChange={({ target }) => startAt(target.value)}
          error={startingPoint ? undefined : t('problem.start')}
        />
        <div className="start-ways">
          <MyPosition onPosition={startAt} />
          <PickOnMap onPosition={startAt} />
        </div>
      </div>
      <label className="choice">
        <span>{t('wish.from')}</span>
        <input
          type="date"
          max={LAST_DATE}
          value={tour.startDate ?? ''}
          onChange={({ target }) =>
            // While a date is being typed the field is empty: only what is whole counts.
            (target.value ? isDate(target.value) : target.validity.valid) &&
            change(dateFields(target.value))
          }
        />
      </label>
      <label className="choice">
        <span>{t('wish.by')}</span>
        <select
          value={tour.by ?? 'car'}
          onChange={({ target }) =>
            change({ by: TRAVEL_MODES.find((mode) => mode === target.value) })
          }
        >
          {TRAVEL_MODES.map((mode) => (
            <option key={mode} value={mode}>
              {t(`by.${mode}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="choice">
        <span>{t('wish.pace')}</span>
        <select
          value={tour.pace ?? 'steady'}
          onChange={({ target }) => change({ pace: PACES.find((pace) => pace === target.value) })}
        >
          {PACES.map((pace) => (
            <option key={pace} value={pace}>
              {t(`pace.${pace}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

const dateFields = (date: string): Partial<Tour> => ({ startDate: date || undefined });
