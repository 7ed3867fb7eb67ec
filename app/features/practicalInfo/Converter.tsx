import { useId, useState } from 'react';
import {
  type Currency,
  convert,
  currencyOf,
  DIRECTIONS,
  parseAmount,
} from '../../../domain/format/money.ts';
import { Button } from '../../components/Button.tsx';
import { useFormatter } from '../../i18n/useFormatter.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { useUser } from '../../lib/userStore.ts';
import { BankNotes } from './BankNotes.tsx';
import * as styles from './Converter.module.css';
import type { namedCurrencies, RateQuery } from './converterQuery.ts';
import * as tool from './Tool.module.css';
import { Tool, ToolField } from './Tool.tsx';
import { useRates } from './useRates.ts';

interface Props {
  rateQuery: RateQuery;
  currencies: ReturnType<typeof namedCurrencies>;
}

/**
 * Converts foreign currencies to dirhams and back, only at a rate with a known date: without one the
 * form disappears.
 */
export function Converter({ rateQuery, currencies }: Props) {
  const t = useTranslations('rates');
  const format = useFormatter();
  const id = useId();
  const rates = useRates(rateQuery?.rates);
  const [amount, setAmount] = useState(rateQuery?.amount ?? '100');
  const [chosenCurrency, chooseCurrency] = useState<Currency | undefined>(rateQuery?.currency);
  const country = useUser(({ user }) => user?.country);
  const currency = chosenCurrency ?? currencyOf(country ?? '') ?? 'EUR';
  const [direction, setDirection] = useState(rateQuery?.direction ?? 'to');
  const latest = typeof rates === 'string' ? undefined : rates;
  const money = (value: number, code: string) =>
    format.number(value, { style: 'currency', currency: code, currencyDisplay: 'code' });

  const value = parseAmount(amount);
  const rate = latest?.rates[currency];
  const pair = direction === 'to' ? ([currency, 'MAD'] as const) : (['MAD', currency] as const);
  if (rates === 'none') {
    return (
      <>
        <p role="status">{t('none')}</p>
        <BankNotes />
      </>
    );
  }
  return (
    <Tool
      title={t('heading')}
      anchor="money"
      onSubmit={(event) => event.preventDefault()}
      noValidate
      fields={
        <>
          <input type="hidden" name="check" value="rate" />
          <ToolField id={`${id}amount`} label={t('amount')}>
            <input
              id={`${id}amount`}
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              value={amount}
              onChange={(event) => {
                setAmount(event.target.value);
                // From the first input on, the shown currency no longer follows the visitor's country.
                chooseCurrency(currency);
              }}
              aria-invalid={value === undefined}
              aria-describedby={value === undefined ? `${id}error` : undefined}
            />
          </ToolField>
          <ToolField id={`${id}currency`} label={t('currency')}>
            <select
              id={`${id}currency`}
              name="currency"
              value={currency}
              onChange={(event) => chooseCurrency(event.target.value as Currency)}
            >
              {currencies.map(({ code, name }) => (
                <option key={code} value={code}>
                  {code} · {name}
                </option>
              ))}
            </select>
          </ToolField>
          <fieldset className={styles.directions}>
            <legend className="visually-hidden">{t('direction')}</legend>
            {DIRECTIONS.map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name="direction"
                  value={one}
                  checked={direction === one}
                  onChange={() => {
                    setDirection(one);
                    chooseCurrency(currency);
                  }}
                />
                <span>{t(one)}</span>
              </label>
            ))}
          </fieldset>
          <noscript>
            <Button type="submit">{t('convert')}</Button>
          </noscript>
        </>
      }
    >
      <div className={styles.result} role="status">
        {value === undefined ? (
          <p id={`${id}error`} className={tool.error}>
            {t('wrong')}
          </p>
        ) : (
          rate && (
            <p className={styles.equation}>
              {t('equals', {
                from: money(value, pair[0]),
                to: money(convert(value, rate, direction), pair[1]),
              })}
            </p>
          )
        )}
        {latest && !rate && <p>{t('noneFor')}</p>}
        {/* Sent without scripts, while no rate is known. */}
        {!latest && rateQuery && <p>{t('none')}</p>}
        {!latest && !rateQuery && (
          <>
            <p className="needs-script">{t('loading')}</p>
            <noscript>
              <p>{t('noScript')}</p>
            </noscript>
          </>
        )}
      </div>
      {latest?.date && (
        <p className="side-note">
          {t('asOf', {
            date: format.date(new Date(latest.date), { dateStyle: 'long', timeZone: 'UTC' }),
          })}
          {latest.source && (
            <>
              {' '}
              {t('source')}{' '}
              <a href={`https://${latest.source}`} rel="noopener">
                {latest.source}
              </a>
            </>
          )}
        </p>
      )}
      <BankNotes worth={rate ? (dirhams) => money(dirhams / rate, currency) : undefined} />
    </Tool>
  );
}
