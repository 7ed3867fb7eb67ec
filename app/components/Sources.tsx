import { useTranslations } from '../i18n/useTranslations.ts';
import * as styles from './Sources.module.css';

/** The sources of a page's facts and the date of the last check. */
export function Sources({
  sources,
  checkedOn,
}: {
  sources: readonly string[];
  checkedOn?: string;
}) {
  const t = useTranslations('sources');
  if (sources.length === 0) return null;
  return (
    <details className={styles.root}>
      <summary>{checkedOn ? t('checked', { date: checkedOn }) : t('heading')}</summary>
      <ul>
        {sources.map((source) => (
          <li key={source}>
            {/^https?:\/\//.test(source) ? (
              <a href={source} rel="noopener nofollow">
                {source.replace(/^https?:\/\/(www\.)?/, '')}
              </a>
            ) : source === 'general knowledge' ? (
              t('generalKnowledge')
            ) : (
              source
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
