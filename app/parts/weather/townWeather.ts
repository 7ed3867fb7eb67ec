import type { City } from '../../../domain/city.ts';
import { monthInRegion } from '../../../domain/today.ts';
import { usualIn } from '../../../domain/weather.ts';
import { monthName } from '../../i18n/months.ts';
import { wordsIn } from '../../i18n/words.tsx';
import type { Visit } from '../visit.ts';

/** What a page says of a town's weather before a forecast is there: what is usual in this month. */
export function townWeather(city: City, { locale }: Pick<Visit, 'locale'>) {
  const month = monthInRegion(new Date());
  return {
    id: city._id,
    title: wordsIn(city.title, locale),
    usual: city.climate && {
      ...usualIn(city.climate, month),
      monthName: monthName(month, locale),
      source: city.climate.source,
    },
  };
}

export type TownWeather = ReturnType<typeof townWeather>;
