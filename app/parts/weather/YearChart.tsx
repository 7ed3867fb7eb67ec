import { useFormatter, useLocale, useTranslations } from 'use-intl';
import type { Climate } from '../../../domain/city.ts';
import { dateFormat } from '../../../domain/formatters.ts';
import { monthName } from '../../i18n/months.ts';
import type { Words } from '../../i18n/words.tsx';
import { ClimateTable } from './ClimateTable.tsx';

/** The drawing's own units: months as columns, degrees above, rain from the ground. */
const WIDTH = 384;
const COLUMN = WIDTH / 12;
const TOP = 26;
const GROUND = 196;
const HOTTEST = 40;
const COLDEST = -4;
const WETTEST = 230;

const atMonth = (month: number) => (month + 0.5) * COLUMN;
const atDegrees = (degrees: number) =>
  TOP + ((HOTTEST - degrees) / (HOTTEST - COLDEST)) * (GROUND - TOP - 20);
const rainHeight = (rain: number) => (Math.min(rain, WETTEST) / WETTEST) * (GROUND - TOP);

/** When to come, seen before it is read: warmth by day and night as a band, rain as bars. */
export function YearChart({ city, climate }: { city: Words; climate: Climate }) {
  const t = useTranslations('weather');
  const format = useFormatter();
  const locale = useLocale();
  const letter = dateFormat(locale, { month: 'narrow', timeZone: 'UTC' });
  const { high, low, rain, source } = climate;
  const whole = (value: number) => format.number(Math.round(value));
  const line = (values: readonly number[]) =>
    values.map((value, month) => `${atMonth(month)},${atDegrees(value).toFixed(1)}`);
  const most = (values: readonly number[], pick: (...all: number[]) => number) => {
    const value = pick(...values);
    return { value: whole(value), month: monthName(values.indexOf(value) + 1, locale) };
  };
  const warm = most(high, Math.max);
  const cold = most(low, Math.min);
  const wet = most(rain, Math.max);
  const title = t('year', { city: city.text });
  return (
    <figure className="year">
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
        <ul className="year-key">
          <li className="warmth">
            {t('days')} / {t('nights')}
          </li>
          <li className="wetness">{t('rainKey')}</li>
        </ul>
      </figcaption>
      <svg viewBox={`0 16 ${WIDTH} 206`} role="img" aria-label={title}>
        <path className="year-ground" d={`M0 ${GROUND}H${WIDTH}`} />
        {rain.map((value, month) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the month
            key={month}
            className="year-rain"
            x={atMonth(month) - COLUMN * 0.3}
            y={GROUND - rainHeight(value)}
            width={COLUMN * 0.6}
            height={rainHeight(value)}
          />
        ))}
        <polygon
          className="year-band"
          points={[...line(high), ...line(low).toReversed()].join(' ')}
        />
        <polyline className="year-high" points={line(high).join(' ')} />
        <polyline className="year-low" points={line(low).join(' ')} />
        {high.map((value, month) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the month
          <g key={month}>
            <text className="year-value" x={atMonth(month)} y={atDegrees(value) - 7}>
              {whole(value)}
            </text>
            <text className="year-value" x={atMonth(month)} y={atDegrees(low[month] ?? 0) + 15}>
              {whole(low[month] ?? 0)}
            </text>
            <text className="year-month" x={atMonth(month)} y={GROUND + 18}>
              {letter.format(Date.UTC(2024, month, 15))}
            </text>
          </g>
        ))}
      </svg>
      <details>
        <summary>
          {t('asTable')}
          <span className="visually-hidden">: {city.text}</span>
        </summary>
        <ClimateTable
          climate={climate}
          locale={locale}
          label={title}
          caption={t('tableOf', { city: city.text, source })}
        />
      </details>
    </figure>
  );
}
