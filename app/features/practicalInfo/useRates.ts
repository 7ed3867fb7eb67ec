import { useEffect } from 'react';
import type { SourcedRates } from '../../../domain/exchangeRates.ts';
import { type ApiState, useApi } from '../../api/useApi.ts';
import { browserStorage } from '../../lib/browserStorage.ts';

/** Response of `GET /api/rates`; without a date no rate is known. */
interface RatesResponse {
  date?: string;
  source?: string;
  rates: SourcedRates['perUnit'];
}

const NAME = 'rates';
const storage = browserStorage<RatesResponse>();

/**
 * The rates to convert at: the latest, else those that were rendered with the page, else the last that
 * this browser received.
 */
export function useRates(rendered: SourcedRates | undefined): ApiState<RatesResponse> {
  const fetched = useApi<RatesResponse>('/api/rates');
  const isNew = fetched !== 'wait' && fetched !== 'none' && fetched.date !== undefined;
  useEffect(() => {
    if (isNew) void storage.setItem(NAME, { state: fetched, version: 1 });
  }, [isNew, fetched]);
  if (isNew) return fetched;
  if (rendered) return { ...rendered, rates: rendered.perUnit };
  return fetched === 'wait' ? 'wait' : (storedRates() ?? 'none');
}

function storedRates(): RatesResponse | undefined {
  const stored = storage.getItem(NAME) as { state?: Partial<RatesResponse> } | null;
  const { date, source, rates } = stored?.state ?? {};
  // Another release may have written it.
  if (typeof date !== 'string' || Number.isNaN(Date.parse(date)) || !rates) return undefined;
  if (!Object.values(rates).every((rate) => typeof rate === 'number')) return undefined;
  return { date, rates, ...(typeof source === 'string' && { source }) };
}
