import { LANGUAGES, LOCALES } from '../../../domain/locale.ts';
import { SectionHead } from '../../components/SectionHead.tsx';
import { useLocale } from '../../components/useLocale.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { useUser } from '../../lib/userStore.ts';
import { Checkbox } from '../forms/Checkbox.tsx';
import { EmailField } from '../forms/EmailField.tsx';
import type { FormResult } from '../forms/formResult.ts';
import { Select } from '../forms/Select.tsx';
import * as form from '../forms/VisitorForm.module.css';
import { VisitorForm } from '../forms/VisitorForm.tsx';

/** Section 7: email address, language and consent. */
export function SubscribeForm({ result }: { result: FormResult | undefined }) {
  const t = useTranslations('newsletter');
  const tForm = useTranslations('newsletterForm');
  const locale = useLocale();
  const { newsletter, subscribedToNewsletter } = useUser();
  return (
    <section>
      <SectionHead title={tForm('subscribe')} />
      {newsletter && (
        <p className={form.note}>{t(subscribedToNewsletter ? 'confirmedText' : 'askedText')}</p>
      )}
      <VisitorForm id="newsletter" result={result} submitLabel={tForm('subscribe')}>
        <EmailField />
        <Select name="locale" label={t('language')} value={locale}>
          {LOCALES.map((lang) => (
            <option key={lang} value={lang} lang={lang}>
              {LANGUAGES[lang].name}
            </option>
          ))}
        </Select>
        <Checkbox name="consent">{tForm('consent')}</Checkbox>
      </VisitorForm>
    </section>
  );
}
