import type { Climate } from '../../../domain/content/city.ts';
import { dateFormat } from '../../../domain/format/formatters.ts';
import { monthName } from '../../../domain/format/months.ts';
import { Disclosure } from '../../components/Disclosure.tsx';
import { useLocale } from '../../components/useLocale.ts';
import type { LocalizedString } from '../../i18n/localize.tsx';
import { useFormatter } from '../../i18n/useFormatter.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { ClimateTable } from './ClimateTable.tsx';
import * as styles from './YearChart.module.css';

/** Dimensions in user units of the SVG; temperatures in °C, rain in mm. */
const WIDTH = 384;
const COLUMN = WIDTH / 12;
const TOP = 26;
const BASELINE = 196;
const HOTTEST = 40;
const COLDEST = -4;
const WETTEST = 230;

const xOfMonth = (month: number) => (month + 0.5) * COLUMN;
const yOfDegrees = (degrees: number) =>
  TOP + ((HOTTEST - degrees) / (HOTTEST - COLDEST)) * (BASELINE - TOP - 20);
const rainHeight = (rain: number) => (Math.min(rain, WETTEST) / WETTEST) * (BASELINE - TOP);

interface Props {
  city: LocalizedString;
  climate: Climate;
}

/** Charts of several towns side by side, with their parts aligned. */
export function YearCharts({ years }: { years: readonly Props[] }) {
  return (
    <div className={styles.list}>
      {years.map((year) => (
        <YearChart key={year.city.text} {...year} />
      ))}
    </div>
  );
}

/** The year's climate: a band between the day and night temperatures, bars for rain. */
export function YearChart({ city, climate }: Props) {
  const t = useTranslations('weather');
  const format = useFormatter();
  const locale = useLocale();
  const monthFormat = dateFormat(locale, { month: 'narrow', timeZone: 'UTC' });
  const { high, low, rain, source } = climate;
  const rounded = (value: number) => format.number(Math.round(value));
  const line = (values: readonly number[]) =>
    values.map((value, month) => `${xOfMonth(month)},${yOfDegrees(value).toFixed(1)}`);
  const extreme = (values: readonly number[], select: (...values: number[]) => number) => {
    const value = select(...values);
    return { value: rounded(value), month: monthName(values.indexOf(value) + 1, locale) };
  };
  const warm = extreme(high, Math.max);
  const cold = extreme(low, Math.min);
  const wet = extreme(rain, Math.max);
  const title = t('year', { city: city.text });
  return (
    <figure className={styles.root}>
      <figcaption>
        <h3>{title}</h3>
        <p>
          {t('yearText', {
            warm: warm.month,
            high: warm.value,
            cold: cold.month,
            low: cold.value,
            wet: wet.month,
            rain: wet.value,
          })}
        </p>
        <ul className={styles.legend}>
          <li className={styles.temperature}>
            {t('days')} / {t('nights')}
          </li>
          <li>{t('rainKey')}</li>
        </ul>
      </figcaption>
      <svg viewBox={`0 16 ${WIDTH} 206`} role="img" aria-label={title}>
        <path className={styles.axis} d={`M0 ${BASELINE}H${WIDTH}`} />
        {rain.map((value, month) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the month
            key={month}
            className={styles.rain}
            x={xOfMonth(month) - COLUMN * 0.3}
            y={BASELINE - rainHeight(value)}
            width={COLUMN * 0.6}
            height={rainHeight(value)}
          />
        ))}
        <polygon
          className={styles.band}
          points={[...line(high), ...line(low).toReversed()].join(' ')}
        />
        <polyline className={styles.high} points={line(high).join(' ')} />
        <polyline className={styles.low} points={line(low).join(' ')} />
        {high.map((value, month) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the month
          <g key={month}>
            <text className={styles.value} x={xOfMonth(month)} y={yOfDegrees(value) - 7}>
              {rounded(value)}
            </text>
            <text className={styles.value} x={xOfMonth(month)} y={yOfDegrees(low[month] ?? 0) + 15}>
              {rounded(low[month] ?? 0)}
            </text>
            <text className={styles.month} x={xOfMonth(month)} y={BASELINE + 18}>
              {monthFormat.format(Date.UTC(2024, month, 15))}
            </text>
          </g>
        ))}
      </svg>
      <Disclosure
        summary={
          <>
            {t('asTable')}
            <span className="visually-hidden">: {city.text}</span>
          </>
        }
      >
        <ClimateTable
          climate={climate}
          locale={locale}
          label={title}
          caption={t('tableOf', { city: city.text, source })}
        />
      </Disclosure>
    </figure>
  );
}
