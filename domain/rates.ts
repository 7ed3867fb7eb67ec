/** What is believed of a rates service. */
import { z } from 'zod';
import { BELIEVED, CURRENCIES, type Currency } from './money.ts';

/** Dirhams for one unit of each currency that the service knows, and the day they are of. */
export const Rates = z.object({
  date: z.iso.date(),
  /** Who wants to be named for them, where the service says so. */
  source: z.hostname().optional(),
  perUnit: z
    .partialRecord(z.enum(CURRENCIES), z.number())
    .refine((rates) => Object.keys(rates).length > 0, 'there is no rate')
    .refine(
      (rates) =>
        Object.entries(rates).every(([name, rate]) => {
          const [least, most] = BELIEVED[name as Currency];
          return rate >= least && rate <= most;
        }),
      'a rate is beyond belief',
    ),
});
export type Rates = z.infer<typeof Rates>;

/** Rates as they are told: with the host of the service that gave them. */
export type ToldRates = Rates & { source: string };
