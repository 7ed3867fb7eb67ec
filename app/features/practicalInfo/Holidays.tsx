import { Text } from '../../i18n/localize.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import type { HolidayView } from './comingHolidays.ts';
import * as styles from './Table.module.css';

/** Table of the coming public holidays; calculated dates are marked. */
export function Holidays({ holidays }: { holidays: readonly HolidayView[] }) {
  const t = useTranslations('guide');
  if (holidays.length === 0) return null;
  return (
    <table className={styles.root}>
      <caption className="visually-hidden">{t('holidays')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('date')}</th>
          <th scope="col">{t('holiday')}</th>
        </tr>
      </thead>
      <tbody>
        {holidays.map(({ date, text, name, expected }) => (
          <tr key={date}>
            <th scope="row">
              <time dateTime={date}>{text}</time>
            </th>
            <td>
              <Text value={name} />
              {expected && ` (${t('expected')})`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
