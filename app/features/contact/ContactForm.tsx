import { LIMITS } from '../../../domain/forms/limits.ts';
import { RETENTION } from '../../../domain/forms/retention.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { EmailField } from '../forms/EmailField.tsx';
import { FormField } from '../forms/FormField.tsx';
import type { FormResult } from '../forms/formResult.ts';
import { PrivacyNotice } from '../forms/PrivacyNotice.tsx';
import { SubmissionSuccess } from '../forms/SubmissionSuccess.tsx';
import { VisitorForm } from '../forms/VisitorForm.tsx';

const DRAFT = 'contact';
const line = { maxLength: LIMITS.line };

/** Section 5: name, first name, email, phone, city, country, address, message. */
export function ContactForm({ result }: { result: FormResult | undefined }) {
  const t = useTranslations('contactForm');
  return (
    <section>
      <SectionHead title={t('title')} lead={t('lead')} />
      <VisitorForm id="contact" result={result} draft={DRAFT}>
        <FormField name="firstName" autoComplete="given-name" {...line} />
        <FormField name="name" required autoComplete="family-name" {...line} />
        <EmailField />
        <FormField name="phone" type="tel" autoComplete="tel" maxLength={LIMITS.phone} />
        <FormField name="city" autoComplete="address-level2" {...line} />
        <FormField name="country" autoComplete="country-name" {...line} />
        <FormField name="address" wide autoComplete="address-line1" maxLength={300} />
        <FormField name="message" wide lines={8} required maxLength={LIMITS.message} />
        <PrivacyNotice months={RETENTION.contactMonths} />
      </VisitorForm>
    </section>
  );
}

export function ContactSent({ reference }: { reference: string }) {
  const t = useTranslations('contactForm');
  return (
    <SubmissionSuccess title={t('sent')} draft={DRAFT}>
      <p>{t.rich('sentText', { reference, b: (chunks) => <strong key="b">{chunks}</strong> })}</p>
      <p>
        <ButtonLink to="/contact" quiet>
          {t('again')}
        </ButtonLink>
      </p>
    </SubmissionSuccess>
  );
}
