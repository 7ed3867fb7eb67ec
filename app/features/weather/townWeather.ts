import type { City } from '../../../domain/content/city.ts';
import { monthName } from '../../../domain/format/months.ts';
import { monthInRegion } from '../../../domain/format/today.ts';
import { usualIn } from '../../../domain/weather.ts';
import { localize } from '../../i18n/localize.tsx';
import type { PageContext } from '../../lib/pageContext.ts';

/** A town's usual weather in this month, shown until a forecast is loaded. */
export function townWeather(city: City, { locale }: Pick<PageContext, 'locale'>) {
  const month = monthInRegion(new Date());
  return {
    id: city._id,
    title: localize(city.title, locale),
    usual: city.climate && {
      ...usualIn(city.climate, month),
      monthName: monthName(month, locale),
      source: city.climate.source,
    },
  };
}

export type TownWeather = ReturnType<typeof townWeather>;
