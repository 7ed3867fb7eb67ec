/** Forecasts, monthly averages, and the WMO weather codes. */
import { z } from 'zod';
import type { Climate } from './content/city.ts';

export const SKIES = [
  'clear',
  'partly',
  'cloudy',
  'fog',
  'drizzle',
  'rain',
  'showers',
  'snow',
  'thunder',
] as const;
export type Sky = (typeof SKIES)[number];

/** Plausible degrees Celsius: within the records measured on earth. */
const Temperature = z.number().min(-45).max(56);

export const Forecast = z.object({
  now: z.object({
    temperature: Temperature,
    sky: z.enum(SKIES),
    /** Kilometres per hour. */
    wind: z.number().min(0).max(250),
    isDay: z.boolean(),
  }),
  days: z
    .array(
      z
        .object({
          date: z.iso.date(),
          high: Temperature,
          low: Temperature,
          sky: z.enum(SKIES),
          /** Millimetres. */
          rain: z.number().min(0).max(1000),
          /** Per cent; not every service has it. */
          rainChance: z.number().min(0).max(100).optional(),
        })
        .refine(({ high, low }) => high >= low, 'the day is colder than the night'),
    )
    .min(1)
    .max(16),
});
export type Forecast = z.infer<typeof Forecast>;

/** Averages of a month: degrees Celsius and millimetres. */
export interface Usual {
  /** 1 to 12. */
  month: number;
  high: number;
  low: number;
  rain: number;
}

/** The weather of a town: a forecast, otherwise averages, otherwise nothing. */
export type WeatherAnswer =
  | ({ kind: 'forecast'; city: string; asOf: string; source: string } & Forecast)
  /** Without a forecast: the averages of this month. */
  | ({ kind: 'usual'; city: string; source: string } & Usual)
  /** Without a forecast and without averages. */
  | { kind: 'none'; city: string };

/** The sky of a code of WMO table 4677; undefined for unknown codes. */
export function skyFromCode(code: number): Sky | undefined {
  if (code === 0) return 'clear';
  if (code === 1 || code === 2) return 'partly';
  if (code === 3) return 'cloudy';
  if (code === 45 || code === 48) return 'fog';
  if (code >= 51 && code <= 57) return 'drizzle';
  if (code >= 61 && code <= 67) return 'rain';
  if ((code >= 71 && code <= 77) || code === 85 || code === 86) return 'snow';
  if (code >= 80 && code <= 82) return 'showers';
  return code >= 95 && code <= 99 ? 'thunder' : undefined;
}

/** The long-term averages of a month, 1 to 12. */
export function usualIn(climate: Climate, month: number): Usual {
  const at = <T>(values: readonly T[]) => values[month - 1] as T;
  return { month, high: at(climate.high), low: at(climate.low), rain: at(climate.rain) };
}
