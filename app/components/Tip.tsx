import { type LocalizedString, Text } from '../i18n/localize.tsx';
import { useTranslations } from '../i18n/useTranslations.ts';
import * as styles from './Tip.module.css';

/** Advice from local people, set apart from the text. */
export function Tip({ text }: { text: LocalizedString | undefined }) {
  const t = useTranslations('facts');
  if (!text) return null;
  return (
    <aside className={styles.root}>
      <h2 className={styles.title}>{t('tip')}</h2>
      <p>
        <Text value={text} />
      </p>
    </aside>
  );
}
