/** Parses the answers of exchange rate services. */
import { z } from 'zod';
import { CURRENCIES } from '../../../domain/format/money.ts';

const PerBase = z.record(z.string(), z.number().positive().finite());

/**
 * `{"base": "EUR", "date": "2026-11-20", "rates": {"MAD": 10.8, "USD": 1.16}}`: units per unit of
 * the base, as most services write it. Also accepts `base_code`, `time_last_update_unix` and
 * `provider`.
 */
const Answer = z.union([
  z.object({ base: z.string(), date: z.iso.date(), rates: PerBase }),
  z
    .object({
      base_code: z.string(),
      time_last_update_unix: z.number().int(),
      provider: z.url({ protocol: /^https?$/ }).optional(),
      rates: PerBase,
    })
    .transform(({ base_code, time_last_update_unix, provider, rates }) => ({
      source: provider && new URL(provider).host.replace(/^www\./, ''),
      base: base_code,
      date: new Date(time_last_update_unix * 1000).toISOString().slice(0, 10),
      rates,
    })),
]);

/** Greatest age of a rate in days. No exchange is closed for longer. */
const OLDEST = 14;
const DAY = 24 * 3600 * 1000;

/**
 * Dirhams per unit of each currency. Throws for another format, an outdated day, or if MAD is
 * missing.
 */
export function readRates(json: unknown) {
  const answer = Answer.parse(json);
  const { base, date, rates } = answer;
  const age = Date.now() - Date.parse(date);
  // The day starts earlier in time zones to the east.
  if (age < -DAY || age > OLDEST * DAY) throw new Error(`the rates are of ${date}`);
  const units = { ...rates, [base]: 1 };
  const dirhams = units.MAD;
  if (dirhams === undefined) throw new Error('the service does not know the dirham');
  const perUnit = CURRENCIES.flatMap((currency) => {
    const unit = units[currency];
    return unit === undefined ? [] : [[currency, round(dirhams / unit)]];
  });
  const source = 'source' in answer ? answer.source : undefined;
  return { date, source, perUnit: Object.fromEntries(perUnit) };
}

/** Six significant digits, as services provide. */
const round = (rate: number) => Number(rate.toPrecision(6));
