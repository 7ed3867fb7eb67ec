import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { TownWeather } from '../../parts/weather/townWeather.ts';
import { WeatherView } from '../../parts/weather/WeatherView.tsx';

/** The weather of one town, and the choice of another. */
export function TownPicker({ towns, asked }: { towns: readonly TownWeather[]; asked: string }) {
  const t = useTranslations('weather');
  const locale = useLocale();
  const id = useId();
  const [chosen, setChosen] = useState(asked);
  const town = towns.find((one) => one.id === chosen) ?? towns[0];
  if (!town) return null;
  return (
    <div className="asker">
      <h3 id={`${id}title`}>{t('heading', { city: town.title.text })}</h3>
      <form
        action={`/${locale}/practical-info#weather`}
        className="asker-form"
        aria-labelledby={`${id}title`}
      >
        <div className="asker-field">
          <label htmlFor={id}>{t('town')}</label>
          <select
            id={id}
            name="city"
            value={town.id}
            onChange={(event) => setChosen(event.target.value)}
          >
            {towns.map((one) => (
              <option key={one.id} value={one.id}>
                {one.title.text}
              </option>
            ))}
          </select>
        </div>
        <noscript>
          <button type="submit" className="button">
            {t('show')}
          </button>
        </noscript>
      </form>
      <WeatherView key={town.id} town={town} />
    </div>
  );
}
