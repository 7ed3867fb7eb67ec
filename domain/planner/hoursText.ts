/** Texts that name hours, shared by the planner and the programme. */
import type dayHours from '../../messages/en/dayHours.json';
import { WEEKDAYS, type Weekday } from '../format/weekdays.ts';
import type { ScheduledStop, Warning } from './model.ts';
import type { TranslateKeys } from './programmeModel.ts';
import type { HoursReason } from './unmetHours.ts';

/** What the texts need: the messages of the namespace `dayHours`, and how to write a time of day. */
export interface HoursTexts {
  locale: string;
  tHours: TranslateKeys<typeof dayHours>;
  time: (minutes: number) => string;
}

type HoursWarning = Extract<Warning, { place: string }>;

/** Why a place cannot be visited, as a phrase: "Closed on Mondays", "Closes at 17:00". */
export function reasonText(reason: HoursReason, texts: HoursTexts): string {
  const { tHours, time } = texts;
  switch (reason.kind) {
    case 'closed':
      if (!reason.days) return tHours('closedThen');
      return isMostDays(reason.days)
        ? tHours('openOnly', { days: weekdays(otherDays(reason.days), texts) })
        : tHours('closed', { days: weekdays(reason.days, texts) });
    case 'market':
      return tHours('market', { days: weekdays(reason.days, texts) });
    default:
      return tHours(reason.kind, { time: time(reason.at) });
  }
}

/** "Market day", or the days of the market. */
export function marketText(
  { days, today }: NonNullable<ScheduledStop['market']>,
  texts: HoursTexts,
): string {
  return today ? texts.tHours('marketDay') : reasonText({ kind: 'market', days }, texts);
}

/**
 * A warning of a place with the hours that explain it.
 *
 * @param base the warning without its reason
 */
export function warningWithHours(
  warning: HoursWarning,
  base: string,
  place: string,
  texts: HoursTexts,
): string {
  const { tHours, time } = texts;
  const because = (phrase: string) => `${base} ${phrase}.`;
  switch (warning.kind) {
    case 'closed':
      if (!warning.days) return base;
      return isMostDays(warning.days)
        ? tHours('placeOpenOnly', { place, days: weekdays(otherDays(warning.days), texts) })
        : tHours('placeClosed', { place, days: weekdays(warning.days, texts) });
    case 'usuallyClosed':
      return warning.days && !isMostDays(warning.days)
        ? tHours('placeUsuallyClosed', { place, days: weekdays(warning.days, texts) })
        : base;
    case 'late':
      return because(reasonText({ kind: 'closes', at: warning.closes }, texts));
    case 'dark':
      return because(reasonText({ kind: 'dark', at: warning.sunset }, texts));
    case 'missed':
      return warning.opens === undefined
        ? base
        : because(tHours('opens', { time: time(warning.opens) }));
  }
}

/** Of more closed than open days, the open ones are named. */
const isMostDays = (closed: readonly Weekday[]) => closed.length > WEEKDAYS.length / 2;
const otherDays = (closed: readonly Weekday[]) => WEEKDAYS.filter((day) => !closed.includes(day));

/** "Mondays and Tuesdays" */
function weekdays(days: readonly Weekday[], { locale, tHours }: HoursTexts): string {
  return new Intl.ListFormat(locale).format(days.map((day) => tHours(`weekdays.${day}`)));
}
