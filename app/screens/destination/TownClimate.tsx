import { useTranslations } from 'use-intl';
import type { Climate } from '../../../domain/city.ts';
import type { TownWeather } from '../../parts/weather/townWeather.ts';
import { WeatherView } from '../../parts/weather/WeatherView.tsx';
import { YearChart } from '../../parts/weather/YearChart.tsx';

/** The weather of a destination: these days, and through the year where its averages are known. */
export function TownClimate({
  town,
  climate,
}: {
  town: TownWeather;
  climate: Climate | undefined;
}) {
  const t = useTranslations('weather');
  return (
    <section className="town-climate" aria-labelledby="weather">
      <div className="section-head">
        <h2 id="weather">{t('heading', { city: town.title.text })}</h2>
      </div>
      <div className="town-weather">
        <WeatherView town={town} />
        {climate && <YearChart city={town.title} climate={climate} />}
      </div>
    </section>
  );
}
