import type { Climate } from '../../../domain/content/city.ts';
import { SectionHead } from '../../components/SectionHead.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './TownClimate.module.css';
import type { TownWeather } from './townWeather.ts';
import { WeatherView } from './WeatherView.tsx';
import { YearChart } from './YearChart.tsx';

/** The weather of a destination: the forecast, and the year's climate where its averages are known. */
export function TownClimate({
  town,
  climate,
}: {
  town: TownWeather;
  climate: Climate | undefined;
}) {
  const t = useTranslations('weather');
  return (
    <section aria-labelledby="weather">
      <SectionHead id="weather" title={t('heading', { city: town.title.text })} />
      <div className={styles.root}>
        <WeatherView town={town} />
        {climate && <YearChart city={town.title} climate={climate} />}
      </div>
    </section>
  );
}
