import { useContext } from 'react';
import { CURRENCIES, LIMITS, MAX_PARTICIPANTS } from '../../../../domain/forms/limits.ts';
import { type QuoteStep, STEP_NAMES } from '../../../../domain/forms/quoteSteps.ts';
import { RETENTION } from '../../../../domain/forms/retention.ts';
import * as field from '../../../components/Field.module.css';
import { useTranslations } from '../../../i18n/useTranslations.ts';
import { EmailField } from '../../forms/EmailField.tsx';
import { FormField } from '../../forms/FormField.tsx';
import { FormContext } from '../../forms/formContext.ts';
import { PrivacyNotice } from '../../forms/PrivacyNotice.tsx';
import * as form from '../../forms/VisitorForm.module.css';
import type { MiceOffers } from '../micePage.ts';
import { QuoteChoices } from './QuoteChoices.tsx';
import * as styles from './QuoteStepFields.module.css';
import { SelectedVenues } from './SelectedVenues.tsx';
import { headingId } from './useSteps.ts';

interface StepProps {
  offers: MiceOffers;
  selected: readonly string[];
  onRemove: (id: string) => void;
  /** Today in the region: YYYY-MM-DD. */
  today: string;
}

/** The fields of one step. */
export function QuoteStepFields({
  step,
  hidden,
  ...inner
}: StepProps & { step: QuoteStep; hidden: boolean }) {
  const t = useTranslations('quote');
  const Content = CONTENT[step];
  return (
    <section
      className={`${styles.root} ${form.wide}`}
      hidden={hidden}
      aria-labelledby={headingId(step)}
    >
      <p className={styles.count}>
        {t('step', { step: STEP_NAMES.indexOf(step) + 1, count: STEP_NAMES.length })}
      </p>
      <h3 id={headingId(step)} tabIndex={-1}>
        {t(`heading.${step}`)}
      </h3>
      <Content {...inner} />
    </section>
  );
}

function Where({ offers, selected, onRemove }: StepProps) {
  return (
    <>
      <QuoteChoices name="cities" options={offers.cities} />
      <SelectedVenues venues={offers.venues} selected={selected} onRemove={onRemove} />
    </>
  );
}

function What({ offers }: StepProps) {
  return (
    <>
      <QuoteChoices name="categories" options={offers.categories} />
      <QuoteChoices name="formats" options={offers.formats} />
    </>
  );
}

function When({ today }: StepProps) {
  const t = useTranslations('quote');
  return (
    <>
      <div className={styles.pair}>
        <FormField name="startDate" type="date" min={today} />
        <FormField name="endDate" type="date" min={today} />
      </div>
      <p className="side-note">{t('hint.dates')}</p>
      <div className={styles.pair}>
        <FormField
          name="participants"
          inputMode="numeric"
          required
          hint={t('hint.participants', { most: MAX_PARTICIPANTS })}
        />
        <Budget />
      </div>
    </>
  );
}

function Who() {
  const t = useTranslations('quote');
  const line = { maxLength: LIMITS.line };
  return (
    <>
      <div className={styles.pair}>
        <FormField name="firstName" autoComplete="given-name" {...line} />
        <FormField name="name" required autoComplete="family-name" {...line} />
        <FormField name="companyName" autoComplete="organization" {...line} />
        <EmailField />
        <FormField
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={LIMITS.phone}
          hint={t('hint.phone')}
        />
      </div>
      <FormField name="message" lines={6} maxLength={LIMITS.message} hint={t('hint.message')} />
      <PrivacyNotice months={RETENTION.quoteMonths} />
    </>
  );
}

function Budget() {
  const t = useTranslations('quote');
  const { values } = useContext(FormContext);
  return (
    <div className={styles.budget}>
      <FormField name="budget" inputMode="numeric" hint={t('hint.budget')} />
      <div className={field.root}>
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

const CONTENT = { where: Where, what: What, when: When, who: Who };
