/** Request and answer of Open-Meteo for one point. */
import { z } from 'zod';
import type { Coordinates } from '../../../domain/content/fields.ts';
import { skyFromCode } from '../../../domain/weather.ts';

const NOW = ['temperature_2m', 'weather_code', 'wind_speed_10m', 'is_day'];
const DAYS = [
  'weather_code',
  'temperature_2m_max',
  'temperature_2m_min',
  'precipitation_sum',
  'precipitation_probability_max',
];

/** URL for current weather and seven days; `base` has no trailing slash. */
export function forecastUrl(base: string, { latitude, longitude }: Coordinates): string {
  const query = new URLSearchParams({
    latitude: latitude.toFixed(3),
    longitude: longitude.toFixed(3),
    current: NOW.join(),
    daily: DAYS.join(),
    timezone: 'Africa/Casablanca',
    forecast_days: '7',
  });
  return `${base}/v1/forecast?${query}`;
}

const Sky = z.number().transform((code, context) => {
  const sky = skyFromCode(code);
  if (!sky) context.addIssue({ code: 'custom', message: `${code} is no weather` });
  return sky ?? z.NEVER;
});

const Week = <T extends z.ZodType>(value: T) => z.array(value).min(1).max(16);

const Answer = z.object({
  current: z.object({
    temperature_2m: z.number(),
    weather_code: Sky,
    wind_speed_10m: z.number(),
    is_day: z.union([z.literal(0), z.literal(1)]),
  }),
  daily: z.object({
    time: Week(z.string()),
    weather_code: Week(Sky),
    temperature_2m_max: Week(z.number()),
    temperature_2m_min: Week(z.number()),
    precipitation_sum: Week(z.number()),
    precipitation_probability_max: Week(z.number().nullable()).optional(),
  }),
});

/**
 * Converts an answer to our format, which the schema `Forecast` validates; throws for another
 * format.
 */
export function readForecast(json: unknown) {
  const { current, daily } = Answer.parse(json);
  return {
    now: {
      temperature: current.temperature_2m,
      sky: current.weather_code,
      wind: current.wind_speed_10m,
      isDay: current.is_day === 1,
    },
    days: daily.time.map((date, day) => ({
      date,
      sky: daily.weather_code[day],
      high: daily.temperature_2m_max[day],
      low: daily.temperature_2m_min[day],
      rain: daily.precipitation_sum[day],
      rainChance: daily.precipitation_probability_max?.[day] ?? undefined,
    })),
  };
}
