import { useEffect, useRef } from 'react';
import { startingPointIn } from '../../../../domain/planner/startingPoint.ts';
import { isDate } from '../../../../domain/planner/tour.ts';
import { PACES, TRAVEL_MODES } from '../../../../domain/visitor/tourLimits.ts';
import type { Tour } from '../../../../domain/visitor/visitor.ts';
import { Field } from '../../../components/Field.tsx';
import { useTranslations } from '../../../i18n/useTranslations.ts';
import { useTour } from '../../tour/tourStore.ts';
import { OwnStart } from '../OwnStart.tsx';
import { StartChoice, selectionOf } from '../StartChoice.tsx';
import { usePlan } from './planContext.ts';
import * as styles from './TourSettings.module.css';

/** The latest start date for which the days of a tour keep four-digit years. */
const LAST_DATE = '9998-12-31';

/** Settings of the whole tour: starting point, first day, means of travel, pace. */
export function TourSettings() {
  const t = useTranslations('plan');
  const { startRequests, starts, tour, announce } = usePlan();
  const start = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (startRequests > 0) start.current?.focus();
  }, [startRequests]);

  function change(fields: Partial<Tour>): void {
    useTour.getState().edit((old) => ({ ...old, ...fields }));
    announce(t('said.timesAnew'));
  }

  function startAt(value: string, label?: string): void {
    const point = startingPointIn(value, starts);
    if (point) change({ startingPoint: label ? { ...point, label } : point });
  }

  return (
    <div className={styles.root}>
      <div>
        <StartChoice
          ref={start}
          label={t('startingPoint')}
          starts={starts}
          none={tour.startingPoint ? undefined : t('choose')}
          {...selectionOf(tour.startingPoint, starts)}
          onChange={({ target }) => startAt(target.value)}
          error={startRequests > 0 ? t('problem.start') : undefined}
        />
        <OwnStart onPosition={startAt} />
      </div>
      <Field label={t('wish.from')}>
        <input
          type="date"
          max={LAST_DATE}
          value={tour.startDate ?? ''}
          onChange={({ target: { value, validity } }) => {
            // A partly typed date has an empty value and is invalid; a cleared field is valid.
            if (value ? isDate(value) : validity.valid) change({ startDate: value || undefined });
          }}
        />
      </Field>
      <Field label={t('wish.by')}>
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
      </Field>
      <Field label={t('wish.pace')}>
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
      </Field>
    </div>
  );
}
