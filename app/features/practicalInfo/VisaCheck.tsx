import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { countryIn, ruleFor } from '../../../domain/format/findCountry.ts';
import { Button } from '../../components/Button.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { useUser } from '../../lib/userStore.ts';
import * as styles from './Tool.module.css';
import { Tool, ToolField } from './Tool.tsx';
import { VisaAnswer } from './VisaAnswer.tsx';
import type { VisaRules } from './visaRules.ts';

/**
 * Form that finds the visa rule for a nationality: on the server by query, in the browser without a
 * request and offline, because the page contains all rules.
 */
export function VisaCheck({ visa }: { visa: VisaRules }) {
  const t = useTranslations('visa');
  const id = useId();
  const [visaQuery, setVisaQuery] = useState(visa.query);
  const country = visaQuery?.country;
  const name = visa.countries.find(([code]) => code === country)?.[1];
  const rule = country ? ruleFor(visa.rules, country) : undefined;
  const input = usePreselection(visa);
  // Two hundred elements for a field that most visitors never use: with scripts only once it is used.
  const [isListed, setListed] = useState(false);
  useEffect(() => {
    // The visitor may have been faster than this script.
    if (input.current === document.activeElement) setListed(true);
  }, [input]);
  const error =
    visaQuery && !country
      ? visaQuery.typed.trim() === ''
        ? t('missing')
        : t('notFound', { typed: visaQuery.typed.trim() })
      : undefined;

  const options = () => visa.countries.map(([code, label]) => <option key={code} value={label} />);

  function check(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('nationality') as HTMLInputElement;
    const found = countryIn(field.value, visa.countries);
    setVisaQuery({ typed: field.value, country: found });
    if (!found) field.focus();
  }

  return (
    <Tool
      title={t('check')}
      anchor="visa"
      onSubmit={check}
      noValidate
      fields={
        <>
          <input type="hidden" name="check" value="visa" />
          <ToolField id={id} label={t('nationality')} wide>
            <p id={`${id}hint`} className="side-note">
              {t('hint')}
            </p>
            <input
              ref={input}
              id={id}
              name="nationality"
              list={`${id}list`}
              required
              maxLength={80}
              autoComplete="off"
              defaultValue={name ?? visaQuery?.typed}
              onFocus={() => setListed(true)}
              aria-invalid={error !== undefined}
              aria-describedby={`${id}hint ${error ? `${id}error` : ''}`.trim()}
            />
            <datalist id={`${id}list`}>
              {isListed ? options() : <noscript>{import.meta.env.SSR && options()}</noscript>}
            </datalist>
          </ToolField>
          <Button type="submit">{t('ask')}</Button>
        </>
      }
    >
      <div role="status">
        {error && (
          <p id={`${id}error`} className={styles.error}>
            {error}
          </p>
        )}
        {rule && name && <VisaAnswer rule={rule} country={name} />}
        {country && !rule && <p>{t('need.unknown')}</p>}
      </div>
    </Tool>
  );
}

/**
 * Prefills the field with the country of the visitor's IP address, unless the visitor has used it.
 * Morocco is left out: there the country says nothing about a traveller's passport.
 */
function usePreselection(visa: VisaRules) {
  const input = useRef<HTMLInputElement>(null);
  const country = useUser(({ user }) => user?.country);
  useEffect(() => {
    const field = input.current;
    const name = visa.countries.find(([code]) => code === country && code !== 'MA')?.[1];
    const isUntouched = field?.value === '' && field !== document.activeElement && !visa.query;
    if (name && isUntouched) field.value = name;
  }, [country, visa]);
  return input;
}
