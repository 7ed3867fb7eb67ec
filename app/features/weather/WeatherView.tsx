import type { WeatherAnswer } from '../../../domain/weather.ts';
import { useApi } from '../../api/useApi.ts';
import { useFormatter } from '../../i18n/useFormatter.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { Forecast } from './Forecast.tsx';
import type { TownWeather } from './townWeather.ts';
import * as styles from './WeatherView.module.css';

/**
 * A town's weather: the usual weather of this month, which the server renders, replaced by the
 * forecast once it is loaded. Without scripts or on a failed request the usual weather stays.
 */
export function WeatherView({ town }: { town: TownWeather }) {
  const t = useTranslations('weather');
  const answer = useApi<WeatherAnswer>(`/api/weather/${town.id}`);
  if (answer !== 'wait' && answer !== 'none' && answer.kind === 'forecast') {
    return (
      <div className={`${styles.root} ${styles.reserved}`}>
        <Forecast forecast={answer} />
      </div>
    );
  }
  return (
    <div className={answer === 'wait' ? `${styles.root} ${styles.reserved}` : styles.root}>
      <Usual town={town} />
      <p className="side-note needs-script no-print" role="status">
        {t(answer === 'wait' ? 'loading' : 'failed')}
      </p>
    </div>
  );
}

function Usual({ town: { title, usual } }: { town: TownWeather }) {
  const t = useTranslations('weather');
  const format = useFormatter();
  const city = title.text;
  if (!usual) return <p className={styles.usual}>{t('noUsual', { city })}</p>;
  const rounded = (value: number) => format.number(Math.round(value));
  return (
    <>
      <p className={styles.usual}>
        {t('usual', {
          city,
          month: usual.monthName,
          high: rounded(usual.high),
          low: rounded(usual.low),
          rain: rounded(usual.rain),
        })}
      </p>
      <p className="side-note">{t('usualLabel', { source: usual.source })}</p>
    </>
  );
}
