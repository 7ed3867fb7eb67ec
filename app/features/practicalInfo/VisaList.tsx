import { Disclosure } from '../../components/Disclosure.tsx';
import { Text } from '../../i18n/localize.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './VisaList.module.css';
import type { VisaRules } from './visaRules.ts';

/** The countries of every visa rule: closed on screens, open on paper. */
export function VisaList({ visa: { rules, countries } }: { visa: VisaRules }) {
  const t = useTranslations('visa');
  return (
    <Disclosure className={styles.root} summary={t('list')}>
      <dl>
        {rules
          .filter((rule) => rule.countries.length > 0 && !rule.countries.includes('MA'))
          .map((rule) => (
            <div key={rule.title.text}>
              <dt>
                <Text value={rule.title} />
              </dt>
              <dd>
                {countries
                  .filter(([code]) => rule.countries.includes(code))
                  .map(([, name]) => name)
                  .join(', ')}
              </dd>
            </div>
          ))}
      </dl>
    </Disclosure>
  );
}
