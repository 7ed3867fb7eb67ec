import { useRef, useState } from 'react';
import { WEEKDAYS, type Weekday, weekdayName } from '../../../../../domain/format/weekdays.ts';
import { copiedTo, fewestRules, spansByDay } from '../../../../../domain/hours/weekHours.ts';
import { useStudioLocale } from '../../../../i18n/locales.ts';
import { useTranslations } from '../../../../i18n/useTranslations.ts';
import { canChange, useEditor, useField } from '../../EditorContext.ts';
import { CopyDays } from './CopyDays.tsx';
import { DayHours } from './DayHours.tsx';
import * as styles from './hours.module.css';

/** The hours of each day of a week, which can be copied to other days. */
export function WeekGrid({ path }: { path: string }) {
  const t = useTranslations('hours');
  const { locale } = useStudioLocale();
  const [rules = [], set] = useField<Parameters<typeof spansByDay>[0]>(path);
  const [copied, setCopied] = useState<Weekday>();
  const copyButton = useRef<HTMLButtonElement>(null);
  const isFixed = !canChange(useEditor());
  const week = spansByDay(rules);
  const firstDay = (rule: number) =>
    WEEKDAYS.find((day) => week[day].some((span) => span.rule === rule));
  return (
    <div className={styles.week}>
      {WEEKDAYS.map((day) => {
        const name = weekdayName(day, locale, 'long');
        return (
          <fieldset key={day} className={styles.day} aria-label={name}>
            <span className={styles.dayName} aria-hidden="true">
              {name}
            </span>
            <DayHours
              day={name}
              spans={week[day].map(({ rule, ...span }) => ({
                ...span,
                path: `${path}.${rule}`,
                isNamed: firstDay(rule) === day,
              }))}
              onChange={(spans) => set(fewestRules({ ...week, [day]: spans }))}
            />
            {!isFixed && (
              <button
                type="button"
                className={styles.copy}
                aria-expanded={copied === day}
                aria-label={t('copyDay', { day: name })}
                onClick={({ currentTarget }) => {
                  copyButton.current = currentTarget;
                  setCopied(copied === day ? undefined : day);
                }}
              >
                {t('copy')}
              </button>
            )}
            {copied === day && (
              <CopyDays
                day={day}
                onCopy={(to) => {
                  set(fewestRules(copiedTo(week, day, to)));
                  setCopied(undefined);
                  copyButton.current?.focus();
                }}
              />
            )}
          </fieldset>
        );
      })}
    </div>
  );
}
