import { join } from 'node:path';
import type { City } from '../../../domain/content/city.ts';
import { dayInRegion } from '../../../domain/format/today.ts';
import { Forecast, usualIn, type WeatherAnswer } from '../../../domain/weather.ts';
import type { Config } from '../../config.ts';
import { StaleCache } from '../staleCache.ts';
import { forecastUrl, readForecast } from './openMeteo.ts';

const HOUR = 3600 * 1000;

export interface Weather {
  /** Never fails; returns within seconds. */
  of(city: City): Promise<WeatherAnswer>;
}

/** Weather from the configured service, fresh for half an hour and shown for twelve. */
export function weatherService({ weatherUrl, dataDir }: Config): Weather {
  const answers = new StaleCache({
    folder: join(dataDir, 'weather'),
    schema: Forecast,
    fresh: HOUR / 2,
    usable: 12 * HOUR,
  });
  return {
    async of(city) {
      const url = weatherUrl && city.coordinates && forecastUrl(weatherUrl, city.coordinates);
      const answer = await answers.get(city._id, url, readForecast);
      const today = dayInRegion(new Date());
      // An answer of yesterday still contains today; past days are removed.
      const days = answer?.value.days.filter(({ date }) => date >= today) ?? [];
      if (answer && weatherUrl && days.length > 0) {
        return {
          kind: 'forecast',
          city: city._id,
          asOf: answer.at.toISOString(),
          source: new URL(weatherUrl).host.replace(/^api\./, ''),
          now: answer.value.now,
          days,
        };
      }
      if (!city.climate) return { kind: 'none', city: city._id };
      const month = Number(today.slice(5, 7));
      const { source } = city.climate;
      return { kind: 'usual', city: city._id, source, ...usualIn(city.climate, month) };
    },
  };
}
