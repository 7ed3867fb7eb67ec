import { useTranslations } from 'use-intl';
import { opensOn } from '../../../../domain/plan/hours.ts';
import type { ScheduledDay, Warning } from '../../../../domain/plan/model.ts';
import { optimiseDay } from '../../../../domain/plan/optimise.ts';
import { setNight } from '../../../../domain/tourEdits.ts';
import type { Tour } from '../../../../domain/visitor.ts';
import { useDayWords } from '../../../parts/plan/dayWords.ts';
import { warningWords } from '../../../parts/plan/warningWords.ts';
import { useTour } from '../../../state/tour.ts';
import { focusDay } from './focus.ts';
import { type PlanOfEditor, usePlan } from './planContext.ts';
import { useMoves } from './useMoves.ts';

/** What is wrong with a day, each with a way out. */
export function Warnings({ day }: { day: ScheduledDay }) {
  const words = useDayWords();
  const plan = usePlan();
  if (day.warnings.length === 0) return null;
  return (
    <ul className="plan-warnings" aria-label={words.t('warnings', { day: day.day })}>
      {day.warnings.map((warning) => (
        <li key={JSON.stringify(warning)}>
          {warningWords(warning, day, words, plan.titleOf)}
          <WayOut day={day} warning={warning} />
        </li>
      ))}
    </ul>
  );
}

function WayOut({ day, warning }: { day: ScheduledDay; warning: Warning }) {
  const t = useTranslations('plan');
  const plan = usePlan();
  const { edit, remove } = useTour.getState();
  // The warning goes with its button.
  function mend(rule: (tour: Tour) => Tour): void {
    edit(rule);
    focusDay(day.day);
  }
  const stop = stopInTheWay(day, warning, plan);
  const moves = useMoves(day.day, stop ?? '');
  const target = stop && dayFor(stop, day, plan);
  const bed = plan.bedIn(day.stops.at(-1)?.place.city ?? '');
  const canStay =
    warning.kind === 'longDrive' &&
    bed &&
    day.end?.label !== bed.label &&
    moves.otherDays.length > 0;
  const isLastDay = day.day === plan.tour.days.at(-1)?.day;
  return (
    <span className="ways-out">
      {warning.kind === 'late' && (
        <button
          type="button"
          className="link-button"
          onClick={() => mend((tour) => optimiseDay(tour, day.day, plan.placeOf))}
        >
          {t('optimise')}
        </button>
      )}
      {canStay && !isLastDay && (
        <button
          type="button"
          className="link-button"
          onClick={() => mend((tour) => setNight(tour, day.day, bed))}
        >
          {t('stayIn', { place: bed.label })}
        </button>
      )}
      {warning.kind === 'longWalk' && (
        <button
          type="button"
          className="link-button"
          onClick={() => mend((tour) => ({ ...tour, by: 'transit' }))}
        >
          {t('goByTaxi')}
        </button>
      )}
      {stop && target && (
        <button type="button" className="link-button" onClick={() => moves.toDay(target)}>
          {t('moveToDay', { place: plan.titleOf(stop), day: target })}
        </button>
      )}
      {stop && !target && (
        <button
          type="button"
          className="link-button"
          onClick={() => {
            remove(day.day, stop);
            focusDay(day.day);
          }}
        >
          {t('takeOutPlace', { place: plan.titleOf(stop) })}
        </button>
      )}
    </span>
  );
}

/** The stop that would have to go: the one that is closed, else the last that is not locked. */
function stopInTheWay(day: ScheduledDay, warning: Warning, { tour }: PlanOfEditor) {
  if ('place' in warning) return warning.place;
  // Taking a stop out mends both: it is offered once.
  const isTooMuch = day.warnings.some(({ kind }) => kind === 'tooMuch');
  if (warning.kind === 'longDrive' && isTooMuch) return undefined;
  const locked = tour.days.find((other) => other.day === day.day)?.locked ?? [];
  const free = day.stops.filter(({ place }) => !locked.includes(place.id));
  return free.at(-1)?.place.id;
}

/** Another day that has room for a stop and on which it is open: the emptiest. */
function dayFor(id: string, { day }: ScheduledDay, { days, placeOf }: PlanOfEditor) {
  const place = placeOf(id);
  const fitting = days.filter((other) => {
    if (other.day === day || other.warnings.length > 0) return false;
    if (place?.closed) return false;
    if (!place?.hours || !other.date) return true;
    return opensOn(place.hours, other.date).length > 0;
  });
  const length = ({ total }: ScheduledDay) => total.visiting + total.travelling;
  return fitting.toSorted((a, b) => length(a) - length(b))[0]?.day;
}
