/** How the answers of rates services are read. */
import { z } from 'zod';
import { CURRENCIES } from '../../domain/money.ts';

const PerBase = z.record(z.string(), z.number().positive().finite());

/**
 * `{"base": "EUR", "date": "2026-11-20", "rates": {"MAD": 10.8, "USD": 1.16}}`, units for one unit of
 * the base, as most services write it; and with `base_code`, `time_last_update_unix` and who is to
 * be named.
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

/** So many days old a rate may be when it comes: longer holidays no exchange has. */
const OLDEST = 14;
const DAY = 24 * 3600 * 1000;

/** Dirhams for one unit of each currency; fails for another form, an old day, or without dirhams. */
export function readRates(json: unknown) {
  const answer = Answer.parse(json);
  const { base, date, rates } = answer;
  const age = Date.now() - Date.parse(date);
  // A day begins earlier in the east than here.
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

/** Six significant digits: what services give, without the dust of dividing. */
const round = (rate: number) => Number(rate.toPrecision(6));
