import { useTranslations } from 'use-intl';
import { Say } from '../../i18n/words.tsx';
import { Sources } from '../../parts/Sources.tsx';
import type { VisaRules } from './visaRules.ts';

/** One answer: in a word, in a sentence, of which day, from where, and where it is confirmed. */
export function VisaAnswer({
  rule,
  country,
}: {
  rule: VisaRules['rules'][number];
  country: string;
}) {
  const t = useTranslations('visa');
  return (
    <div className={`visa-answer ${rule.need}`}>
      <p className="visa-country">{t('forCountry', { country })}</p>
      <p className="visa-need">{t(`need.${rule.need}`)}</p>
      <p>
        <Say words={rule.answer} />
      </p>
      {rule.need === 'embassy' && <p>{t('embassyHint')}</p>}
      {rule.note && (
        <p>
          <Say words={rule.note} />
        </p>
      )}
      <p className="visa-confirm">
        {t('confirm')}{' '}
        {rule.confirmAt.map((address, index) => (
          <span key={address}>
            {index > 0 && ' · '}
            <a href={address} rel="noopener">
              {new URL(address).host.replace(/^www\./, '')}
            </a>
          </span>
        ))}
      </p>
      {rule.asOf && <p className="visa-as-of">{t('asOf', { date: rule.asOf })}</p>}
      <Sources sources={rule.sources} />
    </div>
  );
}
