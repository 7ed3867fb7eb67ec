import { useTranslations } from '../i18n/useTranslations.ts';
import * as styles from './Figures.module.css';
import type { FiguresView } from './regionFigures.ts';

export function Figures({ figures }: { figures: FiguresView }) {
  const t = useTranslations('figures');
  return (
    <dl className={styles.root}>
      {(['provinces', 'municipalities', 'inhabitants'] as const).map((key) => (
        <div key={key}>
          <dt>{t(key, { latest: figures.latest })}</dt>
          <dd>{figures[key]}</dd>
        </div>
      ))}
    </dl>
  );
}
