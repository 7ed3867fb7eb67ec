import { dateFormat } from '../../../domain/format/formatters.ts';
import { regionClockAsUtc } from '../../../domain/format/today.ts';
import type { WeatherAnswer } from '../../../domain/weather.ts';
import { useLocale } from '../../components/useLocale.ts';
import { useFormatter } from '../../i18n/useFormatter.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './Forecast.module.css';
import { SkyIcon } from './SkyIcon.tsx';

type ForecastAnswer = Extract<WeatherAnswer, { kind: 'forecast' }>;

/** Current weather and the next days, each with an icon and a description. */
export function Forecast({ forecast: { now, days, asOf, source } }: { forecast: ForecastAnswer }) {
  const t = useTranslations('weather');
  const format = useFormatter();
  const locale = useLocale();
  const degrees = (value: number) =>
    t('temperature', { degrees: format.number(Math.round(value)) });
  const weekday = dateFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const time = dateFormat(locale, {
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return (
    <>
      <div className={styles.now} role="status">
        <SkyIcon sky={now.sky} isDay={now.isDay} />
        <p>
          <span className="side-note">{t('now')}</span> <strong>{degrees(now.temperature)}</strong>{' '}
          <span>
            {t(`sky.${now.sky}`)}, {t('wind', { speed: format.number(Math.round(now.wind)) })}
          </span>
        </p>
      </div>
      <ol className={styles.days} aria-label={t('week')}>
        {days.map(({ date, sky, high, low, rain, rainChance }) => (
          <li key={date}>
            <span className={styles.day}>{weekday.format(new Date(date))}</span>
            <SkyIcon sky={sky} />
            <span className={styles.sky}>
              {t(`sky.${sky}`)}
              {rainChance !== undefined && rainChance >= 20 ? (
                <small>{t('rain', { chance: format.number(rainChance) })}</small>
              ) : rain >= 1 ? (
                <small>{t('rainMm', { amount: format.number(Math.round(rain)) })}</small>
              ) : null}
            </span>
            <span className={styles.range}>
              <strong>
                <span className="visually-hidden">{t('high')} </span>
                {degrees(high)}
              </strong>{' '}
              <span>
                <span className="visually-hidden">{t('low')} </span>
                {degrees(low)}
              </span>
            </span>
          </li>
        ))}
      </ol>
      <p className="side-note">
        {t('asOf', { time: time.format(regionClockAsUtc(new Date(asOf))) })} {t('source')}{' '}
        <a href={`https://${source}`} rel="noopener">
          {source}
        </a>
      </p>
    </>
  );
}
