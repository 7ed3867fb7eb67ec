import { join } from 'node:path';
import type { City } from '../../domain/city.ts';
import { dayInRegion } from '../../domain/today.ts';
import { Forecast, usualIn, type WeatherAnswer } from '../../domain/weather.ts';
import type { Config } from '../config.ts';
import { LastAnswers } from '../outside/lastAnswers.ts';
import { forecastUrl, readForecast } from './openMeteo.ts';

const HOUR = 3600 * 1000;

export interface Weather {
  /** Never fails; answers within seconds. */
  of(city: City): Promise<WeatherAnswer>;
}

/** The weather from the configured service, kept for half an hour and given for twelve. */
export function weatherService({ weatherUrl, dataDir }: Config): Weather {
  const answers = new LastAnswers({
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
      // Yesterday's answer still knows of today; what is over is not told.
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
