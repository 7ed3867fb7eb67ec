import { useTranslations } from 'use-intl';
import type { FiguresView } from './figures.ts';

export function Figures({ figures }: { figures: FiguresView }) {
  const t = useTranslations('about');
  return (
    <dl className="figures">
      {(['provinces', 'municipalities', 'inhabitants'] as const).map((key) => (
        <div key={key}>
          <dt>{t(key)}</dt>
          <dd>{figures[key]}</dd>
        </div>
      ))}
    </dl>
  );
}
