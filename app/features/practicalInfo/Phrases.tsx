import * as pageHeading from '../../components/PageHeading.module.css';
import { type LocalizedString, Text } from '../../i18n/localize.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './Table.module.css';

export interface PhraseView {
  arabic: string;
  spoken: LocalizedString;
  meaning: LocalizedString;
}

/** Phrases in Darija: transliteration, meaning and Arabic script. */
export function Phrases({ phrases }: { phrases: readonly PhraseView[] }) {
  const t = useTranslations('guide');
  if (phrases.length === 0) return null;
  return (
    <table className={styles.root}>
      <caption className="visually-hidden">{t('phrases')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('spoken')}</th>
          <th scope="col">{t('means')}</th>
          <th scope="col" className={styles.arabic}>
            {t('written')}
          </th>
        </tr>
      </thead>
      <tbody>
        {phrases.map(({ arabic, spoken, meaning }) => (
          <tr key={arabic}>
            <th scope="row">
              <Text value={spoken} />
            </th>
            <td>
              <Text value={meaning} />
            </td>
            <td lang="ar" dir="rtl" className={`${pageHeading.arabic} ${styles.arabic}`}>
              {arabic}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
