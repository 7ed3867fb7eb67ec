import type { ScheduledDay, Warning } from '../../../../domain/planner/model.ts';
import { optimiseDay } from '../../../../domain/planner/optimise.ts';
import { planHours } from '../../../../domain/planner/planHours.ts';
import { setNight } from '../../../../domain/planner/tourEdits.ts';
import type { Tour } from '../../../../domain/visitor/visitor.ts';
import { useTranslations } from '../../../i18n/useTranslations.ts';
import { useTour } from '../../tour/tourStore.ts';
import { DayWarnings } from '../DayWarnings.tsx';
import { LinkButton } from '../LinkButton.tsx';
import { type PlanOfEditor, usePlan } from './planContext.ts';
import * as styles from './ResolvableWarnings.module.css';
import { focusDay } from './restoreFocus.ts';
import { useMoves } from './useMoves.ts';

/** The warnings of a day, each with buttons that resolve it. */
export function ResolvableWarnings({ day }: { day: ScheduledDay }) {
  const t = useTranslations('plan');
  const { titleOf } = usePlan();
  return (
    <DayWarnings
      day={day}
      label={t('warnings', { day: day.day })}
      titleOf={titleOf}
      remedies={(warning) => <Remedies day={day} warning={warning} />}
    />
  );
}

function Remedies({ day, warning }: { day: ScheduledDay; warning: Warning }) {
  const t = useTranslations('plan');
  const plan = usePlan();
  const { edit, remove } = useTour.getState();
  // The pressed button disappears with its warning, so the focus moves to the day.
  function resolve(rule: (tour: Tour) => Tour): void {
    edit(rule);
    focusDay(day.day);
  }
  const stop = stopToRemove(day, warning, plan);
  const moves = useMoves(day.day, stop ?? '');
  const target = stop && freeDayFor(stop, day, plan);
  const town = plan.townPoint(day.stops.at(-1)?.place.city ?? '');
  const canStay =
    warning.kind === 'longDrive' &&
    town &&
    day.end?.label !== town.label &&
    moves.otherDays.length > 0;
  const isLastDay = day.day === plan.tour.days.at(-1)?.day;
  return (
    <span className={styles.root}>
      {['late', 'missed', 'dark'].includes(warning.kind) && (
        <LinkButton onClick={() => resolve((tour) => optimiseDay(tour, day.day, plan.placeOf))}>
          {t('optimise')}
        </LinkButton>
      )}
      {canStay && !isLastDay && (
        <LinkButton onClick={() => resolve((tour) => setNight(tour, day.day, town))}>
          {t('stayIn', { place: town.label })}
        </LinkButton>
      )}
      {warning.kind === 'longWalk' && (
        <LinkButton onClick={() => resolve((tour) => ({ ...tour, by: 'transit' }))}>
          {t('goByTaxi')}
        </LinkButton>
      )}
      {stop && target && (
        <LinkButton onClick={() => moves.toDay(target)}>
          {t('moveToDay', { place: plan.titleOf(stop), day: target })}
        </LinkButton>
      )}
      {stop && !target && (
        <LinkButton
          onClick={() => {
            remove(day.day, stop);
            focusDay(day.day);
          }}
        >
          {t('takeOutPlace', { place: plan.titleOf(stop) })}
        </LinkButton>
      )}
    </span>
  );
}

/** The stop to move or remove: the one that the warning names, else the last unlocked stop. */
function stopToRemove(day: ScheduledDay, warning: Warning, { tour }: PlanOfEditor) {
  if ('place' in warning) return warning.place;
  // Removing a stop resolves both warnings: it is offered once.
  const isTooMuch = day.warnings.some(({ kind }) => kind === 'tooMuch');
  if (warning.kind === 'longDrive' && isTooMuch) return undefined;
  const locked = tour.days.find((other) => other.day === day.day)?.locked ?? [];
  const unlocked = day.stops.filter(({ place }) => !locked.includes(place.id));
  return unlocked.at(-1)?.place.id;
}

/** The emptiest other day without warnings on which the place is open. */
function freeDayFor(id: string, { day }: ScheduledDay, { days, placeOf }: PlanOfEditor) {
  const place = placeOf(id);
  const candidates = days.filter((other) => {
    if (other.day === day || other.warnings.length > 0) return false;
    if (place?.closed) return false;
    return !place || planHours(place, other.date)?.spans.length !== 0;
  });
  const length = ({ total }: ScheduledDay) => total.visiting + total.travelling;
  return candidates.toSorted((a, b) => length(a) - length(b))[0]?.day;
}
