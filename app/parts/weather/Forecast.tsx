import { useFormatter, useLocale, useTranslations } from 'use-intl';
import type { WeatherAnswer } from '../../../domain/weather.ts';
import { SkyIcon } from './SkyIcon.tsx';

type Told = Extract<WeatherAnswer, { kind: 'forecast' }>;

/** Now, and the days that follow, each with its sky in a drawing and in words. */
export function Forecast({ forecast: { now, days, asOf, source } }: { forecast: Told }) {
  const t = useTranslations('weather');
  const format = useFormatter();
  const locale = useLocale();
  const degrees = (value: number) =>
    t('temperature', { degrees: format.number(Math.round(value)) });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const moment = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'Africa/Casablanca',
  });
  return (
    <>
      <div className="weather-now" role="status">
        <SkyIcon sky={now.sky} isDay={now.isDay} />
        <p>
          <span className="weather-label">{t('now')}</span>{' '}
          <strong>{degrees(now.temperature)}</strong>{' '}
          <span>
            {t(`sky.${now.sky}`)}, {t('wind', { speed: format.number(Math.round(now.wind)) })}
          </span>
        </p>
      </div>
      <ol className="weather-days" aria-label={t('week')}>
        {days.map(({ date, sky, high, low, rain, rainChance }) => (
          <li key={date}>
            <span className="weather-day">{weekday.format(new Date(date))}</span>
            <SkyIcon sky={sky} />
            <span className="weather-sky">
              {t(`sky.${sky}`)}
              {rainChance !== undefined && rainChance >= 20 ? (
                <small>{t('rain', { chance: format.number(rainChance) })}</small>
              ) : rain >= 1 ? (
                <small>{t('rainMm', { amount: format.number(Math.round(rain)) })}</small>
              ) : null}
            </span>
            <span className="weather-range">
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
      <p className="weather-source">
        {t('asOf', { time: moment.format(new Date(asOf)) })} {t('source')}{' '}
        <a href={`https://${source}`} rel="noopener">
          {source}
        </a>
      </p>
    </>
  );
}
