import { useTranslations } from 'use-intl';
import { LIMITS, MOST_PARTICIPANTS } from '../../../../domain/forms/limits.ts';
import { type QuoteStep, STEP_NAMES } from '../../../../domain/forms/quoteSteps.ts';
import { KEPT } from '../../../../domain/forms/retention.ts';
import { Field } from '../../../parts/forms/Field.tsx';
import { Kept } from '../../../parts/forms/Kept.tsx';
import type { Offers } from '../micePage.ts';
import { Budget } from './Budget.tsx';
import { Choices } from './Choices.tsx';
import { Picked } from './Picked.tsx';
import { headingOf } from './useSteps.ts';

interface Inner {
  offers: Offers;
  picked: readonly string[];
  onOut: (id: string) => void;
  /** Today in the region: YYYY-MM-DD. */
  today: string;
}

/** The fields of one step. */
export function Fields({ step, hidden, ...inner }: Inner & { step: QuoteStep; hidden: boolean }) {
  const t = useTranslations('quote');
  const Content = CONTENT[step];
  return (
    <section className="quote-step form-wide" hidden={hidden} aria-labelledby={headingOf(step)}>
      <p className="quote-count">
        {t('step', { step: STEP_NAMES.indexOf(step) + 1, count: STEP_NAMES.length })}
      </p>
      <h3 id={headingOf(step)} tabIndex={-1}>
        {t(`heading.${step}`)}
      </h3>
      <Content {...inner} />
    </section>
  );
}

function Where({ offers, picked, onOut }: Inner) {
  return (
    <>
      <Choices name="cities" options={offers.cities} />
      <Picked venues={offers.venues} picked={picked} onOut={onOut} />
    </>
  );
}

function What({ offers }: Inner) {
  return (
    <>
      <Choices name="categories" options={offers.categories} />
      <Choices name="formats" options={offers.formats} />
    </>
  );
}

function When({ today }: Inner) {
  const t = useTranslations('quote');
  return (
    <>
      <div className="quote-pair">
        <Field name="startDate" type="date" min={today} />
        <Field name="endDate" type="date" min={today} />
      </div>
      <p className="field-hint">{t('hint.dates')}</p>
      <div className="quote-pair">
        <Field
          name="participants"
          inputMode="numeric"
          required
          hint={t('hint.participants', { most: MOST_PARTICIPANTS })}
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
      <div className="quote-pair">
        <Field name="firstName" autoComplete="given-name" {...line} />
        <Field name="name" required autoComplete="family-name" {...line} />
        <Field name="companyName" autoComplete="organization" {...line} />
        <Field name="email" type="email" required autoComplete="email" maxLength={LIMITS.email} />
        <Field
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={LIMITS.phone}
          hint={t('hint.phone')}
        />
      </div>
      <Field name="message" lines={6} maxLength={LIMITS.message} hint={t('hint.message')} />
      <Kept months={KEPT.quoteMonths} />
    </>
  );
}

const CONTENT = { where: Where, what: What, when: When, who: Who };
