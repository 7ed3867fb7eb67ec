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
      <p className={styles.need}>
        {rule.need === 'authorisation' ? (
          <Text value={rule.title} />
        ) : (
          t(`need.${rule.need}`, { days: rule.days ?? 0 })
        )}
      </p>
      <p>
        <Text value={rule.answer} />
      </p>
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
      <p className={styles.date}>
        {rule.sourceDate && `${t('sourceDate', { date: rule.sourceDate })} `}
        {rule.asOf && t('asOf', { date: rule.asOf })}
      </p>
      <Sources sources={rule.sources} />
    </div>
  );
}
