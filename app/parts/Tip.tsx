import { useTranslations } from 'use-intl';
import { Say, type Words } from '../i18n/words.tsx';

/** One thing that those who know the place would tell a friend. */
export function Tip({ words }: { words: Words | undefined }) {
  const t = useTranslations('facts');
  if (!words) return null;
  return (
    <aside className="tip">
      <h2>{t('tip')}</h2>
      <p>
        <Say words={words} />
      </p>
    </aside>
  );
}
