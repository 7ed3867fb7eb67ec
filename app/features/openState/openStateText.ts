import { dateAfter } from '../../../domain/format/dates.ts';
import { formatTime } from '../../../domain/format/duration.ts';
import { dateFormat } from '../../../domain/format/formatters.ts';
import { dayInRegion } from '../../../domain/format/today.ts';
import type { OpenState } from '../../../domain/hours/openState.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { TranslateGroup } from '../../../domain/messages.ts';

/** "Open now until 18:00", "Closed today, opens Wednesday at 09:00". */
export function openStateText(
  state: OpenState,
  now: Date,
  locale: Locale,
  t: TranslateGroup<'openState'>,
): string {
  switch (state.state) {
    case 'open':
      return state.until === undefined
        ? t('allDay')
        : t('open', { time: formatTime(state.until, locale) });
    case 'opens':
      return opensText(state, dayInRegion(now), locale, t);
    case 'closed':
      return t('closed');
    case 'unsure':
      return t(state.why);
  }
}

function opensText(
  { date, minutes, allDay }: Extract<OpenState, { state: 'opens' }>,
  today: string,
  locale: Locale,
  t: TranslateGroup<'openState'>,
): string {
  const time = formatTime(minutes, locale);
  if (date === today) return t('opens', { time });
  if (date === dateAfter(today, 1)) return t(allDay ? 'closedTodayTomorrow' : 'tomorrow', { time });
  // The same day of the next week needs its date.
  const isNextWeek = date === dateAfter(today, 7);
  const day = dateFormat(
    locale,
    isNextWeek
      ? { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }
      : { weekday: 'long', timeZone: 'UTC' },
  ).format(new Date(date));
  return t(allDay ? 'closedToday' : 'later', { day, time });
}
