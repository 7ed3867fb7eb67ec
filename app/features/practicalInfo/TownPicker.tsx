import { useId, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import type { TownWeather } from '../weather/townWeather.ts';
import { WeatherView } from '../weather/WeatherView.tsx';
import { Tool, ToolField } from './Tool.tsx';

/** Weather of the selected town. */
export function TownPicker({
  towns,
  requested,
}: {
  towns: readonly TownWeather[];
  requested: string;
}) {
  const t = useTranslations('weather');
  const id = useId();
  const [chosen, setChosen] = useState(requested);
  const town = towns.find((one) => one.id === chosen) ?? towns[0];
  if (!town) return null;
  return (
    <Tool
      title={t('heading', { city: town.title.text })}
      anchor="weather"
      fields={
        <>
          <ToolField id={id} label={t('town')}>
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
          </ToolField>
          <noscript>
            <Button type="submit">{t('show')}</Button>
          </noscript>
        </>
      }
    >
      <WeatherView key={town.id} town={town} />
    </Tool>
  );
}
