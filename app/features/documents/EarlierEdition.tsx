import { Text } from '../../i18n/localize.tsx';
import { useFormatter } from '../../i18n/useFormatter.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { LanguageButtons } from './Download.tsx';
import type { CopyView, DocumentView } from './documents.ts';
import * as styles from './EarlierEdition.module.css';

/**
 * A document of a past year (specification, section 1), to download in every language: the council's
 * files where there are any, otherwise the current edition with its date.
 */
export function EarlierEdition({ document, today }: { document: DocumentView; today: string }) {
  const t = useTranslations('documents');
  const format = useFormatter();
  const { id, title, summary, groups, newer } = document;
  return (
    <li id={id} className={styles.root}>
      <h3>
        <Text value={title} />
      </h3>
      {summary && (
        <p>
          <Text value={summary} />
        </p>
      )}
      {groups.map((copies) => {
        const [first] = copies;
        const label = `${id}-${first?.language}`;
        return (
          <div key={label} className={styles.group}>
            <p id={label} className="side-note">
              {first && labelOf(first)}
            </p>
            <LanguageButtons copies={copies} label={label} />
          </div>
        );
      })}
    </li>
  );

  function labelOf({ current, generatedOn }: CopyView): string {
    if (!current) return t('council');
    if (generatedOn === undefined) return t('current', { title: newer ?? '' });
    const day = new Date(`${generatedOn === 'later' ? today : generatedOn}T12:00:00Z`);
    const date = format.date(day, { dateStyle: 'long' });
    return t('currentMade', { title: newer ?? '', date });
  }
}
