import { useTranslations } from '../i18n/useTranslations.ts';
import { type LocalizedString, Text } from '../i18n/words.tsx';
import * as styles from './Tip.module.css';

/** Advice from local people, set apart from the text. */
export function Tip({ words }: { words: LocalizedString | undefined }) {
  const t = useTranslations('facts');
  if (!words) return null;
  return (
    <aside className={styles.root}>
      <h2 className={styles.title}>{t('tip')}</h2>
      <p>
        <Text words={words} />
      </p>
    </aside>
  );
}
