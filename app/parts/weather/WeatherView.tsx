import { useFormatter, useTranslations } from 'use-intl';
import type { WeatherAnswer } from '../../../domain/weather.ts';
import { useAnswer } from '../../data/useAnswer.ts';
import { Forecast } from './Forecast.tsx';
import type { TownWeather } from './townWeather.ts';

/**
 * A town's weather: what is usual in this month, which every page has, and over it the forecast when
 * it comes. Without scripts, without a network and without a service the usual stays, called so.
 */
export function WeatherView({ town }: { town: TownWeather }) {
  const t = useTranslations('weather');
  const answer = useAnswer<WeatherAnswer>(`/api/weather/${town.id}`);
  if (answer !== 'wait' && answer !== 'none' && answer.kind === 'forecast') {
    return (
      <div className="weather">
        <Forecast forecast={answer} />
      </div>
    );
  }
  return (
    <div className={answer === 'wait' ? 'weather' : 'weather without'}>
      <Usual town={town} />
      <p className="weather-state needs-scripts" role="status">
        {t(answer === 'wait' ? 'loading' : 'failed')}
      </p>
    </div>
  );
}

function Usual({ town: { title, usual } }: { town: TownWeather }) {
  const t = useTranslations('weather');
  const format = useFormatter();
  const city = title.text;
  if (!usual) return <p className="weather-usual">{t('noUsual', { city })}</p>;
  const whole = (value: number) => format.number(Math.round(value));
  return (
    <>
      <p className="weather-usual">
        {t('usual', {
          city,
          month: usual.monthName,
          high: whole(usual.high),
          low: whole(usual.low),
          rain: whole(usual.rain),
        })}
      </p>
      <p className="weather-source">{t('usualLabel', { source: usual.source })}</p>
    </>
  );
}
