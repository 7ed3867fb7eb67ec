import { useId } from 'react';
import type { Climate } from '../../../domain/content/city.ts';
import { dateFormat } from '../../../domain/format/formatters.ts';
import type { Locale } from '../../../domain/locale.ts';
import { useFormatter } from '../../i18n/useFormatter.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './ClimateTable.module.css';

interface Props {
  climate: Climate;
  locale: Locale;
  label: string;
  caption: string;
  /** The months of the journey, 1 to 12, if known. */
  months?: readonly number[] | undefined;
}

/** Usual day and night temperatures and rain, month by month. */
export function ClimateTable({ climate, locale, label, caption, months: highlighted = [] }: Props) {
  const id = useId();
  const t = useTranslations('weather.rows');
  const format = useFormatter();
  const months = dateFormat(locale, { month: 'short', timeZone: 'UTC' });
  const rows = ['high', 'low', 'rain'] as const;
  return (
    <div className={styles.root}>
      {/* Outside of the scroll container: a caption would be as wide as the table. */}
      <p id={id}>{caption}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scroll containers must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={label}>
        <table aria-labelledby={id}>
          <thead>
            <tr>
              <td />
              {climate.high.map((_, month) => (
                <th
                  key={months.format(Date.UTC(2024, month, 15))}
                  scope="col"
                  className={highlighted.includes(month + 1) ? styles.highlighted : undefined}
                >
                  {months.format(Date.UTC(2024, month, 15))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                <th scope="row">{t(row)}</th>
                {climate[row].map((value, month) => (
                  <td key={months.format(Date.UTC(2024, month, 15))} className={toneOf(row, value)}>
                    {format.number(Math.round(value))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <span className={styles.fade} />
    </div>
  );
}

/** Tint of warm and wet months. */
function toneOf(row: 'high' | 'low' | 'rain', value: number): string | undefined {
  if (row === 'rain') return value >= 50 ? styles.wet : undefined;
  if (value >= 30) return styles.hot;
  return row === 'high' && value >= 20 ? styles.mild : undefined;
}
