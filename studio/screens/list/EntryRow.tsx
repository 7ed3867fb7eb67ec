import { Link } from 'react-router';
import type { Kind } from '../../../domain/content/kinds.ts';
import { LANGUAGES, LOCALES, type Locale } from '../../../domain/locale.ts';
import type { ListedEntry } from '../../../domain/studio/entryApi.ts';
import { AssignedTo } from '../../components/AssignedTo.tsx';
import { PlannedTimes } from '../../components/PlannedTimes.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useDates } from '../../i18n/useDates.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './EntryTable.module.css';
import type { Selection } from './useSelection.ts';

interface Props {
  kind: Kind;
  entry: ListedEntry;
  town: string | null;
  selection: Selection | undefined;
}

/** An entry of a list, with its state. */
export function EntryRow({ kind, entry, town, selection }: Props) {
  const t = useTranslations('list');
  const { day } = useDates();
  const { outdated } = entry;
  const missing = LOCALES.filter((locale) => !entry.locales.includes(locale));
  return (
    <tr className={styles.row}>
      {selection && (
        <td className={styles.select}>
          <label>
            <input
              type="checkbox"
              checked={selection.ids.has(entry.id)}
              onChange={({ target }) => selection.set([entry.id], target.checked)}
            />
            <span className="visually-hidden">{t('select', { title: entry.title })}</span>
          </label>
        </td>
      )}
      <th scope="row" className={styles.title}>
        <Link to={`/entries/${kind}/${entry.id}`}>{entry.title}</Link>
        {entry.title !== entry.id && <span className={styles.id}>{entry.id}</span>}
      </th>
      <td className={styles.town}>{town}</td>
      <td className={styles.locales} data-label={t('column.locales')}>
        {missing.length + outdated.length === 0 && (
          <span className={styles.complete}>{t('complete')}</span>
        )}
        {missing.length > 0 && (
          <span>{t('lacks', { count: missing.length, languages: namesOf(missing) })}</span>
        )}
        {outdated.length > 0 && <span>{t('outdatedIn', { languages: namesOf(outdated) })}</span>}
      </td>
      <td className={styles.updated} data-label={t('column.updated')}>
        <time dateTime={entry.updated}>{day(entry.updated)}</time>
      </td>
      <td className={styles.checked} data-label={t('column.checkedOn')}>
        {entry.checkedOn ? <time dateTime={entry.checkedOn}>{day(entry.checkedOn)}</time> : '–'}
      </td>
      <td className={styles.status}>
        <StatusBadge status={entry.status} isSample={entry.isSample} />
        <AssignedTo member={entry.assigned} />
        <PlannedTimes publishAt={entry.publishAt} unpublishAt={entry.unpublishAt} />
      </td>
    </tr>
  );
}

const namesOf = (locales: readonly Locale[]) =>
  locales.map((locale) => LANGUAGES[locale].name).join(', ');
