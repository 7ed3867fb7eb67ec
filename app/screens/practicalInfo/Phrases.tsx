import { useTranslations } from 'use-intl';
import { Say, type Words } from '../../i18n/words.tsx';

export interface PhraseView {
  arabic: string;
  spoken: Words;
  meaning: Words;
}

/** A few words of Darija: as one hears them, what they mean, and to show to somebody. */
export function Phrases({ phrases }: { phrases: readonly PhraseView[] }) {
  const t = useTranslations('guide');
  if (phrases.length === 0) return null;
  return (
    <table className="phrases">
      <caption className="visually-hidden">{t('phrases')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('spoken')}</th>
          <th scope="col">{t('means')}</th>
          <th scope="col">{t('written')}</th>
        </tr>
      </thead>
      <tbody>
        {phrases.map(({ arabic, spoken, meaning }) => (
          <tr key={arabic}>
            <th scope="row">
              <Say words={spoken} />
            </th>
            <td>
              <Say words={meaning} />
            </td>
            <td lang="ar" dir="rtl" className="arabic">
              {arabic}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
