import { useLocale } from 'use-intl';
import { comingDates, comingMonths, type Event } from '../../../../domain/content/event.ts';
import { dateRange } from '../../../../domain/format/dateRange.ts';
import { dayInRegion } from '../../../../domain/format/today.ts';
import type { Locale } from '../../../../domain/locale.ts';
import { yearLater } from '../../../../domain/studio/yearLater.ts';
import { Button } from '../../../components/Button.tsx';
import { useTranslations } from '../../../i18n/useTranslations.ts';
import { canChange, type FieldProps, useEditor, useEditorState } from '../EditorContext.ts';
import { setField } from '../entryStore.ts';
import * as styles from './fields.module.css';
import { ListField } from './ListField.tsx';

/** As many dates are shown. */
const NEXT = 5;

/** The dates of an event, what the website says of them, and the same days a year later. */
export function EventDates(props: FieldProps<'list'>) {
  const { path } = props;
  const t = useTranslations('editor');
  const language = useLocale().slice(0, 2) as Locale;
  const editor = useEditor();
  const data = useEditorState((state) => state.data);
  const today = dayInRegion(new Date());
  const stored = Array.isArray(data.dates) ? (data.dates as Partial<Event['dates'][number]>[]) : [];
  const dates = stored.filter(isComplete);
  const usualMonths = Array.isArray(data.usualMonths) ? (data.usualMonths as number[]) : [];
  const event = { dates, usualMonths } as unknown as Event;
  const coming = comingDates(event, today).slice(0, NEXT);
  const months = comingMonths(event, today);
  const last = dates.toSorted((one, other) => one.start.localeCompare(other.start)).at(-1);
  const monthName = (month: string) =>
    new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${month}-01`),
    );
  return (
    <div className={`${styles.field} ${styles.wide}`}>
      <ListField {...props} />
      {last && (
        <Button
          quiet
          className={styles.add}
          disabled={!canChange(editor)}
          onClick={() => setField(editor.store, path.split('.'), [...stored, yearLater(last)])}
        >
          {t('yearLater', { year: `${Number(last.start.slice(0, 4)) + 1}` })}
        </Button>
      )}
      <div className={styles.outcome} role="status">
        <p className={styles.label}>{t('nextDates')}</p>
        {coming.length > 0 ? (
          <ul>
            {coming.map((one) => (
              <li key={one.start}>
                {dateRange(one, language)}
                {one.expected && ` (${t('expectedDates')})`}
              </li>
            ))}
          </ul>
        ) : (
          <p>{months.length > 0 ? months.map(monthName).join(', ') : t('noDates')}</p>
        )}
      </div>
    </div>
  );
}

const isComplete = (date: Partial<Event['dates'][number]>): date is Event['dates'][number] =>
  /^\d{4}-\d\d-\d\d$/.test(date.start ?? '') && /^\d{4}-\d\d-\d\d$/.test(date.end ?? '');
