import { useTranslations } from 'use-intl';

/** Where the facts of a page come from, and when they were last compared. */
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
    <details className="sources">
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
