import { useTranslations } from 'use-intl';
import { LIMITS } from '../../../domain/forms/limits.ts';
import { KEPT } from '../../../domain/forms/retention.ts';
import type { FormAnswer } from '../../parts/forms/answer.ts';
import { Field } from '../../parts/forms/Field.tsx';
import { Kept } from '../../parts/forms/Kept.tsx';
import { Sent } from '../../parts/forms/Sent.tsx';
import { VisitorForm } from '../../parts/forms/VisitorForm.tsx';
import { LocaleLink } from '../../parts/LocaleLink.tsx';

const DRAFT = 'contact';
const line = { maxLength: LIMITS.line };

/** Section 5: name, first name, e-mail, phone, city, country, address, message. */
export function ContactForm({ answer }: { answer: FormAnswer | undefined }) {
  const t = useTranslations('contactForm');
  return (
    <section>
      <div className="section-head">
        <h2>{t('title')}</h2>
        <p className="section-lead">{t('lead')}</p>
      </div>
      <VisitorForm id="contact" answer={answer} draft={DRAFT}>
        <Field name="firstName" autoComplete="given-name" {...line} />
        <Field name="name" required autoComplete="family-name" {...line} />
        <Field name="email" type="email" required autoComplete="email" maxLength={LIMITS.email} />
        <Field name="phone" type="tel" autoComplete="tel" maxLength={LIMITS.phone} />
        <Field name="city" autoComplete="address-level2" {...line} />
        <Field name="country" autoComplete="country-name" {...line} />
        <Field name="address" autoComplete="address-line1" maxLength={300} />
        <Field name="message" lines={8} required maxLength={LIMITS.message} />
        <Kept months={KEPT.contactMonths} />
      </VisitorForm>
    </section>
  );
}

export function ContactSent({ reference }: { reference: string }) {
  const t = useTranslations('contactForm');
  return (
    <Sent title={t('sent')} draft={DRAFT}>
      <p>{t.rich('sentText', { reference, b: (words) => <strong>{words}</strong> })}</p>
      <p>
        <LocaleLink to="/contact" className="button quiet">
          {t('again')}
        </LocaleLink>
      </p>
    </Sent>
  );
}
