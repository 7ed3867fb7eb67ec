import { weekdayName } from '../../../domain/format/weekdays.ts';
import { changedDays, type DayChange } from '../../../domain/hours/weekChanges.ts';
import { useStudioLocale } from '../../i18n/locales.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { useClosingText } from './fields/hours/closingText.ts';

type Rules = Parameters<typeof changedDays>[0];

/** Changed hours of a week by day: "Friday: until 11:30 instead of 12:00". */
export function WeekChanges({ before, after }: { before: unknown; after: unknown }) {
  const t = useTranslations('hours');
  const { locale } = useStudioLocale();
  const closing = useClosingText();
  const hours = (spans: DayChange['after']) =>
    spans.length === 0
      ? t('closed')
      : spans.map(({ from, to }) => `${from}–${closing(to)}`).join(', ');
  function text({ day, before: old, after: now }: DayChange): string {
    const name = weekdayName(day, locale, 'long');
    const [first, ...more] = now;
    const [former, ...others] = old;
    const isEnd = first && former && first.from === former.from;
    if (isEnd && more.length + others.length === 0) {
      return t('untilInstead', { day: name, to: closing(first.to), former: closing(former.to) });
    }
    return t('dayInstead', { day: name, hours: hours(now), former: hours(old) });
  }
  return (
    <ul>
      {changedDays(rulesIn(before), rulesIn(after)).map((change) => (
        <li key={change.day}>{text(change)}</li>
      ))}
    </ul>
  );
}

/** A draft's fields may have any shape. */
const rulesIn = (value: unknown): Rules =>
  Array.isArray(value) ? value.filter((rule) => typeof rule === 'object' && rule !== null) : [];
