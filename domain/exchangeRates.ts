/** Exchange rates of the dirham, and the check of a service's response. */
import { z } from 'zod';
import { CURRENCIES, type Currency, PLAUSIBLE_RATES } from './format/money.ts';

/** Dirhams per unit of each currency of the service, and the day of the rates. */
export const Rates = z.object({
  date: z.iso.date(),
  /** The attribution that the service requires. */
  source: z.hostname().optional(),
  perUnit: z
    .partialRecord(z.enum(CURRENCIES), z.number())
    .refine((rates) => Object.keys(rates).length > 0, 'there is no rate')
    .refine(
      (rates) =>
        Object.entries(rates).every(([name, rate]) => {
          const [least, most] = PLAUSIBLE_RATES[name as Currency];
          return rate >= least && rate <= most;
        }),
      'a rate is not plausible',
    ),
});
export type Rates = z.infer<typeof Rates>;

/** Rates with the host of their service. */
export type SourcedRates = Rates & { source: string };
