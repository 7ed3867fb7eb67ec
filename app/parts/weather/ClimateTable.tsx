import { useFormatter, useTranslations } from 'use-intl';
import type { Climate } from '../../../domain/city.ts';
import { dateFormat } from '../../../domain/formatters.ts';
import type { Locale } from '../../../domain/locale.ts';

interface Props {
  climate: Climate;
  locale: Locale;
  label: string;
  caption: string;
  /** The months of the journey, 1 to 12, where they are known. */
  months?: readonly number[] | undefined;
}

/** The year month by month: how warm the days and nights usually are, how much rain falls. */
export function ClimateTable({ climate, locale, label, caption, months: own = [] }: Props) {
  const t = useTranslations('weather.rows');
  const format = useFormatter();
  const months = dateFormat(locale, { month: 'short', timeZone: 'UTC' });
  const rows = ['high', 'low', 'rain'] as const;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="climate" tabIndex={0} aria-label={label}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <td />
            {climate.high.map((_, month) => (
              <th
                key={months.format(Date.UTC(2024, month, 15))}
                scope="col"
                className={own.includes(month + 1) ? 'own' : undefined}
              >
                {months.format(Date.UTC(2024, month, 15))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row} className={row}>
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
  );
}

/** Warm and wet months are tinted, so that the year can be seen before it is read. */
function toneOf(row: 'high' | 'low' | 'rain', value: number): string | undefined {
  if (row === 'rain') return value >= 50 ? 'wet' : undefined;
  if (value >= 30) return 'hot';
  return row === 'high' && value >= 20 ? 'mild' : undefined;
}
