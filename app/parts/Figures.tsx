import { useFormatter, useTranslations } from 'use-intl';

/** Section 9: the region in numbers; the census is that of 2014. */
const FIGURES = { provinces: 9, municipalities: 194, inhabitants: 4_236_892 };

export function Figures() {
  const t = useTranslations('about');
  const format = useFormatter();
  return (
    <dl className="figures">
      {(['provinces', 'municipalities', 'inhabitants'] as const).map((key) => (
        <div key={key}>
          <dt>{t(key)}</dt>
          <dd>{format.number(FIGURES[key])}</dd>
        </div>
      ))}
    </dl>
  );
}
