import { comingDates, comingMonths, type Event } from '../../../../domain/content/event.ts';
import { dateRange } from '../../../../domain/format/dateRange.ts';
import { monthAndYear } from '../../../../domain/format/monthAndYear.ts';
import { dayInRegion } from '../../../../domain/format/today.ts';
import { yearLater } from '../../../../domain/studio/yearLater.ts';
import { Button } from '../../../components/Button.tsx';
import { useStudioLocale } from '../../../i18n/locales.ts';
import { useTranslations } from '../../../i18n/useTranslations.ts';
import { canChange, type FieldProps, useEditor, useField } from '../EditorContext.ts';
import * as styles from './fields.module.css';
import { ListField } from './ListField.tsx';

/** As many dates are shown. */
const NEXT = 5;

/** The dates of an event, what the website says of them, and the same days a year later. */
export function EventDates(props: FieldProps<'list'>) {
  const { path } = props;
  const t = useTranslations('editor');
  const { locale } = useStudioLocale();
  const isFixed = !canChange(useEditor());
  const [stored = [], set] = useField<Partial<Event['dates'][number]>[]>(path);
  const [usualMonths = []] = useField<number[]>('usualMonths');
  const today = dayInRegion(new Date());
  const dates = stored.filter(isComplete);
  const event = { dates, usualMonths } as unknown as Event;
  const coming = comingDates(event, today).slice(0, NEXT);
  const months = comingMonths(event, today);
  const last = dates.toSorted((one, other) => one.start.localeCompare(other.start)).at(-1);
  return (
    <div className={`${styles.field} ${styles.wide}`}>
      <ListField {...props} />
      {last && !isFixed && (
        <Button quiet className={styles.add} onClick={() => set([...stored, yearLater(last)])}>
          {t('yearLater', { year: `${Number(last.start.slice(0, 4)) + 1}` })}
        </Button>
      )}
      <div className={styles.outcome}>
        <p className={styles.label}>{t('nextDates')}</p>
        {coming.length > 0 ? (
          <ul>
            {coming.map((one) => (
              <li key={one.start}>
                {dateRange(one, locale)}
                {one.expected && ` (${t('expectedDates')})`}
              </li>
            ))}
          </ul>
        ) : (
          <p>
            {months.length > 0
              ? months.map((month) => monthAndYear(month, locale)).join(', ')
              : t('noDates')}
          </p>
        )}
      </div>
    </div>
  );
}

const isComplete = (date: Partial<Event['dates'][number]>): date is Event['dates'][number] =>
  /^\d{4}-\d\d-\d\d$/.test(date.start ?? '') && /^\d{4}-\d\d-\d\d$/.test(date.end ?? '');
