import { useTranslations } from 'use-intl';
import { LIMITS } from '../../../domain/forms/limits.ts';
import { LOCALES } from '../../../domain/locale.ts';
import type { FormAnswer } from '../../parts/forms/answer.ts';
import { Field } from '../../parts/forms/Field.tsx';
import { Select } from '../../parts/forms/Select.tsx';
import { Tick } from '../../parts/forms/Tick.tsx';
import { VisitorForm } from '../../parts/forms/VisitorForm.tsx';
import { useLocale } from '../../parts/useLocale.ts';

/** Section 7: e-mail, language and consent. */
export function SubscribeForm({ answer }: { answer: FormAnswer | undefined }) {
  const t = useTranslations('newsletter');
  const locale = useLocale();
  return (
    <section>
      <div className="section-head">
        <h2>{t('subscribe')}</h2>
      </div>
      <VisitorForm id="newsletter" answer={answer} send={t('subscribe')}>
        <Field name="email" type="email" required autoComplete="email" maxLength={LIMITS.email} />
        <Select name="locale" label={t('language')} value={locale}>
          {LOCALES.map((lang) => (
            <option key={lang} value={lang} lang={lang}>
              {nameOf(lang)}
            </option>
          ))}
        </Select>
        <Tick name="consent">{t('consent')}</Tick>
      </VisitorForm>
    </section>
  );
}

/** A language by its own name. */
function nameOf(lang: string): string {
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}
