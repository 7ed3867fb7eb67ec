import { Sources } from '../../components/Sources.tsx';
import { Text } from '../../i18n/localize.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './VisaAnswer.module.css';
import type { VisaRules } from './visaRules.ts';

interface Props {
  rule: VisaRules['rules'][number];
  country: string;
}

/** The visa rule of a country with its date, its sources and where to confirm it. */
export function VisaAnswer({ rule, country }: Props) {
  const t = useTranslations('visa');
  return (
    <div className={styles.root} data-need={rule.need}>
      <p className={styles.country}>{t('forCountry', { country })}</p>
      <p className={styles.need}>{t(`need.${rule.need}`)}</p>
      <p>
        <Text value={rule.answer} />
      </p>
      {rule.need === 'embassy' && <p>{t('embassyHint')}</p>}
      {rule.note && (
        <p>
          <Text value={rule.note} />
        </p>
      )}
      <p className={styles.confirm}>
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
      {rule.asOf && <p className={styles.date}>{t('asOf', { date: rule.asOf })}</p>}
      <Sources sources={rule.sources} />
    </div>
  );
}
