import { type FormEvent, useId, useState } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { amountIn, type Currency, convert, DIRECTIONS } from '../../../domain/money.ts';
import type { ToldRates } from '../../../domain/rates.ts';
import { type Asked, useAnswer } from '../../data/useAnswer.ts';
import { BankNotes } from './BankNotes.tsx';
import type { namedCurrencies, RateAsked } from './rateAsked.ts';

/** What `GET /api/rates` answers. */
interface RatesAnswer {
  date?: string;
  source?: string;
  rates: ToldRates['perUnit'];
}

interface Props {
  asked: RateAsked;
  currencies: ReturnType<typeof namedCurrencies>;
}

/** Foreign money in dirhams and back, at a rate that has a day; never at a guessed one. */
export function Converter({ asked, currencies }: Props) {
  const t = useTranslations('rates');
  const locale = useLocale();
  const format = useFormatter();
  const id = useId();
  const fetched = useAnswer<RatesAnswer>('/api/rates');
  const [amount, setAmount] = useState(asked?.amount ?? '100');
  const [currency, setCurrency] = useState<Currency>(asked?.currency ?? 'EUR');
  const [direction, setDirection] = useState(asked?.direction ?? 'to');
  const told = toldOf(asked, fetched);
  const money = (value: number, code: string) =>
    format.number(value, { style: 'currency', currency: code, currencyDisplay: 'code' });

  const value = amountIn(amount);
  const rate = told?.rates[currency];
  const pair = direction === 'to' ? ([currency, 'MAD'] as const) : (['MAD', currency] as const);
  // Before the page has come to life it says how to ask; the answer takes the same place.
  const state = told ? 'answered' : fetched === 'wait' ? (asked ? 'none' : 'loading') : 'none';

  return (
    <div className="asker">
      <h3 id={`${id}title`}>{t('heading')}</h3>
      <form
        action={`/${locale}/practical-info#money`}
        onSubmit={(event: FormEvent) => event.preventDefault()}
        className="asker-form"
        noValidate
        aria-labelledby={`${id}title`}
      >
        <input type="hidden" name="check" value="rate" />
        <div className="asker-field">
          <label htmlFor={`${id}amount`}>{t('amount')}</label>
          <input
            id={`${id}amount`}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
            aria-invalid={value === undefined}
            aria-describedby={value === undefined ? `${id}error` : undefined}
          />
        </div>
        <div className="asker-field">
          <label htmlFor={`${id}currency`}>{t('currency')}</label>
          <select
            id={`${id}currency`}
            name="currency"
            value={currency}
            onChange={(event) => setCurrency(event.target.value as Currency)}
          >
            {currencies.map(({ code, name }) => (
              <option key={code} value={code}>
                {code} · {name}
              </option>
            ))}
          </select>
        </div>
        <fieldset className="asker-choice">
          <legend className="visually-hidden">{t('direction')}</legend>
          {DIRECTIONS.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="direction"
                value={one}
                checked={direction === one}
                onChange={() => setDirection(one)}
              />
              <span>{t(one)}</span>
            </label>
          ))}
        </fieldset>
        <noscript>
          <button type="submit" className="button">
            {t('convert')}
          </button>
        </noscript>
      </form>
      <div className="rate" role="status">
        {value === undefined ? (
          <p id={`${id}error`} className="asker-error">
            {t('wrong')}
          </p>
        ) : (
          rate && (
            <p className="rate-answer">
              {t('equals', {
                from: money(value, pair[0]),
                to: money(convert(value, rate, direction), pair[1]),
              })}
            </p>
          )
        )}
        {told && !rate && <p>{t('noneFor')}</p>}
        {state === 'none' && <p>{t('none')}</p>}
        {state === 'loading' && (
          <>
            <p className="needs-scripts">{t('loading')}</p>
            <noscript>
              <p>{t('noScript')}</p>
            </noscript>
          </>
        )}
      </div>
      {told?.date && (
        <p className="asker-hint">
          {t('asOf', {
            date: format.dateTime(new Date(told.date), { dateStyle: 'long', timeZone: 'UTC' }),
          })}
          {told.source && (
            <>
              {' '}
              {t('source')}{' '}
              <a href={`https://${told.source}`} rel="noopener">
                {told.source}
              </a>
            </>
          )}
        </p>
      )}
      <BankNotes worth={rate ? (dirhams) => money(dirhams / rate, currency) : undefined} />
    </div>
  );
}

/** The newest rates at hand: those just fetched, else those that came with the page. */
function toldOf(asked: RateAsked, fetched: Asked<RatesAnswer>): RatesAnswer | undefined {
  if (fetched !== 'wait' && fetched !== 'none' && fetched.date) return fetched;
  return asked?.rates && { ...asked.rates, rates: asked.rates.perUnit };
}
