import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { Coordinates } from '../../../../../domain/content/fields.ts';
import { OpeningHours } from '../../../../../domain/content/openingHours.ts';
import { dateAfter } from '../../../../../domain/format/dates.ts';
import { dayInRegion } from '../../../../../domain/format/today.ts';
import { weekdayName, weekdayOf } from '../../../../../domain/format/weekdays.ts';
import type { Locale } from '../../../../../domain/locale.ts';
import { weekOf } from '../../../../../domain/studio/weekHours.ts';
import type { TimeSpan } from '../../../../../domain/visiting/dayHours.ts';
import { hoursOn, type SpecialDays } from '../../../../../domain/visiting/openState.ts';
import { Button } from '../../../../components/Button.tsx';
import { loadEntry } from '../../../../data/entry.ts';
import { useDates } from '../../../../i18n/useDates.ts';
import { useTranslations } from '../../../../i18n/useTranslations.ts';
import { useEditorState, useField } from '../../EditorContext.ts';
import * as fields from '../fields.module.css';
import * as styles from './hours.module.css';

/** The hours of a chosen week as the website works them out, with exceptions, holidays and Ramadan. */
export function WeekPreview({ path }: { path: string }) {
  const t = useTranslations('hours');
  const locale = useLocale() as Locale;
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
    to - from === DAY ? t('dayAndNight') : `${timeText(from)}–${timeText(to)}`;
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

const two = (number: number) => String(number).padStart(2, '0');

/** Minutes after midnight, of the next day too, as "02:00". */
const timeText = (minutes: number) =>
  `${two(Math.floor((minutes % DAY) / 60))}:${two(Math.round(minutes % 60))}`;

/** Holidays and Ramadan as the settings of the site have them. */
async function loadSpecialDays(): Promise<SpecialDays> {
  const { published } = await loadEntry('settings', 'site');
  const { holidays = [], ramadan = [] } = (published ?? {}) as {
    holidays?: { date: string }[];
    ramadan?: SpecialDays['ramadan'];
  };
  return { holidays: holidays.map(({ date }) => date), ramadan };
}
