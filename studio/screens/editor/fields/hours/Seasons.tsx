import { monthName } from '../../../../../domain/format/months.ts';
import { useStudioLocale } from '../../../../i18n/locales.ts';
import { useTranslations } from '../../../../i18n/useTranslations.ts';
import { canChange, useEditor, useField, useLabels } from '../../EditorContext.ts';
import { FieldFrame, useControl } from '../FieldFrame.tsx';
import { BoxList } from './BoxList.tsx';
import * as styles from './hours.module.css';
import { WeekGrid } from './WeekGrid.tsx';

interface Props {
  path: string;
  names: readonly string[];
}

interface Season {
  from: string;
  to: string;
  week: unknown[];
}

const EMPTY: Season = { from: '', to: '', week: [] };

/** Parts of the year with a week of their own. */
export function Seasons({ path, names }: Props) {
  return (
    <BoxList<Season> path={path} names={names} emptyItem={EMPTY} first="from">
      {(_, index, { removeButton }) => (
        <div key={index} className={styles.box}>
          <div className={styles.dates}>
            <MonthDay path={`${path}.${index}.from`} names={[...names, 'from']} />
            <MonthDay path={`${path}.${index}.to`} names={[...names, 'to']} />
            {removeButton}
          </div>
          <WeekGrid path={`${path}.${index}.week`} />
        </div>
      )}
    </BoxList>
  );
}

const two = (number: number) => String(number).padStart(2, '0');
const DAYS = Array.from({ length: 31 }, (_, index) => two(index + 1));
const MONTHS = Array.from({ length: 12 }, (_, index) => two(index + 1));

/** A day of the year, stored as 06-15. */
function MonthDay({ path, names }: Props) {
  const t = useTranslations('hours');
  const { locale } = useStudioLocale();
  const { label } = useLabels();
  const [value = '', set] = useField<string>(path);
  const control = useControl(path);
  const isFixed = !canChange(useEditor());
  const [month = '', day = ''] = value.split('-');
  return (
    <FieldFrame path={path} names={names} required>
      <div className={styles.monthDay}>
        <select
          {...control}
          value={day}
          disabled={isFixed}
          onChange={({ target }) => set(`${month}-${target.value}`)}
        >
          <option value="">–</option>
          {DAYS.map((one) => (
            <option key={one} value={one}>
              {Number(one)}
            </option>
          ))}
        </select>
        <select
          aria-label={`${label(names)}: ${t('month')}`}
          value={month}
          disabled={isFixed}
          onChange={({ target }) => set(`${target.value}-${day}`)}
        >
          <option value="">–</option>
          {MONTHS.map((one) => (
            <option key={one} value={one}>
              {monthName(Number(one), locale)}
            </option>
          ))}
        </select>
      </div>
    </FieldFrame>
  );
}
