import { useContext } from 'react';
import { useTranslations } from 'use-intl';
import { CURRENCIES } from '../../../../domain/forms/limits.ts';
import { Field } from '../../../parts/forms/Field.tsx';
import { FormContext } from '../../../parts/forms/formContext.ts';

/** How much it may cost in all, and in which money. */
export function Budget() {
  const t = useTranslations('quote');
  const { values } = useContext(FormContext);
  return (
    <div className="quote-budget">
      <Field name="budget" inputMode="numeric" hint={t('hint.budget')} />
      <div className="field">
        <label htmlFor="quote-currency">{t('field.currency')}</label>
        <select
          id="quote-currency"
          name="currency"
          defaultValue={[values.currency ?? []].flat()[0] ?? CURRENCIES[0]}
        >
          {CURRENCIES.map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
