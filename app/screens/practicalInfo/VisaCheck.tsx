import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { countryIn, ruleFor } from '../../../domain/countries.ts';
import { useLocale } from '../../parts/useLocale.ts';
import { VisaAnswer } from './VisaAnswer.tsx';
import type { VisaRules } from './visaRules.ts';

/**
 * Who needs a visa? A form that works by its address; with scripts it answers at once and without a
 * network, for the page carries all rules.
 */
export function VisaCheck({ visa }: { visa: VisaRules }) {
  const t = useTranslations('visa');
  const locale = useLocale();
  const id = useId();
  const [asked, setAsked] = useState(visa.asked);
  const country = asked?.country;
  const name = visa.countries.find(([code]) => code === country)?.[1];
  const rule = country ? ruleFor(visa.rules, country) : undefined;
  const error =
    asked && !country
      ? asked.typed.trim() === ''
        ? t('missing')
        : t('notFound', { typed: asked.typed.trim() })
      : undefined;

  function check(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('nationality') as HTMLInputElement;
    const found = countryIn(field.value, visa.countries);
    setAsked({ typed: field.value, country: found });
    if (!found) field.focus();
  }

  return (
    <div className="asker">
      <h3 id={`${id}title`}>{t('check')}</h3>
      <form
        action={`/${locale}/practical-info#visa`}
        onSubmit={check}
        className="asker-form"
        noValidate
        aria-labelledby={`${id}title`}
      >
        <input type="hidden" name="check" value="visa" />
        <div className="asker-field wide">
          <label htmlFor={id}>{t('nationality')}</label>
          <p id={`${id}hint`} className="asker-hint">
            {t('hint')}
          </p>
          <input
            id={id}
            name="nationality"
            list={`${id}list`}
            required
            maxLength={80}
            autoComplete="off"
            defaultValue={name ?? asked?.typed}
            aria-invalid={error !== undefined}
            aria-describedby={`${id}hint ${error ? `${id}error` : ''}`.trim()}
          />
          <datalist id={`${id}list`}>
            {visa.countries.map(([code, label]) => (
              <option key={code} value={label} />
            ))}
          </datalist>
        </div>
        <button type="submit" className="button">
          {t('ask')}
        </button>
      </form>
      <div role="status">
        {error && (
          <p id={`${id}error`} className="asker-error">
            {error}
          </p>
        )}
        {rule && name && <VisaAnswer rule={rule} country={name} />}
        {country && !rule && <p>{t('need.unknown')}</p>}
      </div>
    </div>
  );
}
