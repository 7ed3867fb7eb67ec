import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Coordinates } from '../../../../../domain/content/fields.ts';
import { OpeningHours } from '../../../../../domain/content/openingHours.ts';
import { clockTime } from '../../../../../domain/format/clockTime.ts';
import { dateAfter } from '../../../../../domain/format/dates.ts';
import { dayInRegion } from '../../../../../domain/format/today.ts';
import { weekdayName, weekdayOf } from '../../../../../domain/format/weekdays.ts';
import { hoursOn, type TimeSpan } from '../../../../../domain/hours/dayHours.ts';
import type { SpecialDays } from '../../../../../domain/hours/specialDays.ts';
import { weekOf } from '../../../../../domain/hours/weekHours.ts';
import { Button } from '../../../../components/Button.tsx';
import { loadEntry } from '../../../../data/entry.ts';
import { useStudioLocale } from '../../../../i18n/locales.ts';
import { useDates } from '../../../../i18n/useDates.ts';
import { useTranslations } from '../../../../i18n/useTranslations.ts';
import { useEditorState, useField } from '../../EditorContext.ts';
import * as fields from '../fields.module.css';
import * as styles from './hours.module.css';

/** The hours of a chosen week as the website works them out, with exceptions, holidays and Ramadan. */
export function WeekPreview({ path }: { path: string }) {
  const t = useTranslations('hours');
  const { locale } = useStudioLocale();
  const { day: dayText } = useDates();
  const [value] = useField<Record<string, unknown>>(path);
  const coordinates = useEditorState(({ data }) => data.coordinates);
  const [date, setDate] = useState(() => dayInRegion(new Date()));
  const { data: special = NO_DAYS } = useQuery({
    queryKey: ['specialDays'],
    queryFn: loadSpecialDays,
    staleTime: 600_000,
  });
  const { note: _, ...rules } = value ?? {};
  const { data: hours } = OpeningHours.safeParse({ ...rules, asOf: '2000', source: '-' });
  const { data: point } = Coordinates.safeParse(coordinates);
  const days = weekOf(date);
  const remark = (day: string) => {
    if (hours?.exceptions.some((one) => one.date === day)) return t('exception');
    if (special.ramadan.some(({ start, end }) => day >= start && day <= end)) return t('ramadan');
    return special.holidays.includes(day) ? t('holiday') : '';
  };
  const textOf = (day: string) => {
    const spans = hours && hoursOn(hours, day, special, point);
    if (!spans) return '';
    if (typeof spans === 'string') return t('unknown');
    return spans.length === 0 ? t('closed') : spans.map(spanText).join(', ');
  };
  const spanText = ({ from, to }: TimeSpan) =>
    to - from === DAY ? t('dayAndNight') : `${clockTime(from)}–${clockTime(to)}`;
  return (
    <section className={styles.preview} aria-label={t('preview')}>
      <div className={styles.previewTools}>
        <label className={fields.field}>
          <span className={fields.label}>{t('previewOf')}</span>
          <input
            type="date"
            value={date}
            onChange={({ target }) => target.value && setDate(target.value)}
          />
        </label>
        <Button quiet className={fields.add} onClick={() => setDate(dateAfter(date, -7))}>
          {t('weekBefore')}
        </Button>
        <Button quiet className={fields.add} onClick={() => setDate(dateAfter(date, 7))}>
          {t('weekAfter')}
        </Button>
      </div>
      {hours ? (
        <table className={styles.table}>
          <caption className="visually-hidden">
            {t('preview')}: {dayText(days[0] ?? date)}
          </caption>
          <tbody>
            {days.map((day) => (
              <tr key={day}>
                <th scope="row">
                  {weekdayName(weekdayOf(day), locale, 'short')} {dayText(day)}
                </th>
                <td>{textOf(day)}</td>
                <td className={styles.note}>{remark(day)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="side-note">{t('incomplete')}</p>
      )}
    </section>
  );
}

const DAY = 24 * 60;
const NO_DAYS: SpecialDays = { holidays: [], ramadan: [] };

/** Holidays and Ramadan as the settings of the site have them. */
async function loadSpecialDays(): Promise<SpecialDays> {
  const { published } = await loadEntry('settings', 'site');
  const { holidays = [], ramadan = [] } = (published ?? {}) as {
    holidays?: { date: string }[];
    ramadan?: SpecialDays['ramadan'];
  };
  return { holidays: holidays.map(({ date }) => date), ramadan };
}
