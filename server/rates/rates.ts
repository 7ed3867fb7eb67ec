import { join } from 'node:path';
import { Rates, type ToldRates } from '../../domain/rates.ts';
import type { Config } from '../config.ts';
import { LastAnswers } from '../outside/lastAnswers.ts';
import { readRates } from './reading.ts';

const HOUR = 3600 * 1000;

export interface RatesService {
  /** The last believable rates; none where there never were any. Never fails, answers in seconds. */
  now(): Promise<ToldRates | undefined>;
}

/** The rates of the configured service: asked every six hours, given for two weeks with their day. */
export function ratesService({ ratesUrl, dataDir }: Config): RatesService {
  const answers = new LastAnswers({
    folder: join(dataDir, 'rates'),
    schema: Rates,
    fresh: 6 * HOUR,
    usable: 14 * 24 * HOUR,
  });
  return {
    async now() {
      const answer = await answers.get('dirham', ratesUrl, readRates);
      if (!answer || !ratesUrl) return undefined;
      const { source = new URL(ratesUrl).host } = answer.value;
      return { ...answer.value, source };
    },
  };
}
