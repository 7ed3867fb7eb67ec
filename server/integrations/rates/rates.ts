import { join } from 'node:path';
import { Rates, type SourcedRates } from '../../../domain/exchangeRates.ts';
import type { Config } from '../../config.ts';
import { StaleCache } from '../staleCache.ts';
import { readRates } from './parseRates.ts';

const HOUR = 3600 * 1000;

export interface RatesService {
  /** False if no service is configured. */
  isConfigured: boolean;
  /**
   * The last plausible rates, or undefined if there never were any. Never fails; returns within
   * seconds.
   */
  now(): Promise<SourcedRates | undefined>;
}

/**
 * Rates of the configured service: requested every six hours, valid for two weeks with their date.
 */
export function ratesService({ ratesUrl, dataDir }: Config): RatesService {
  const answers = new StaleCache({
    folder: join(dataDir, 'rates'),
    schema: Rates,
    fresh: 6 * HOUR,
    usable: 14 * 24 * HOUR,
  });
  return {
    isConfigured: ratesUrl !== undefined,
    async now() {
      const answer = await answers.get('dirham', ratesUrl, readRates);
      if (!answer || !ratesUrl) return undefined;
      const { source = new URL(ratesUrl).host } = answer.value;
      return { ...answer.value, source };
    },
  };
}
