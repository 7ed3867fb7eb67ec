import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { Kind } from '../../../domain/content/kinds.ts';
import { LANGUAGES, LOCALES } from '../../../domain/locale.ts';
import type { ListedEntry } from '../../../domain/studio/entryApi.ts';
import { AssignedTo } from '../../components/AssignedTo.tsx';
import { PlannedTimes } from '../../components/PlannedTimes.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { choicesQuery } from '../../data/entries.ts';
import { useDates } from '../../i18n/useDates.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './EntryTable.module.css';
import { type Sort, sortedBy } from './listParams.ts';
import type { Selection } from './useSelection.ts';

interface Props {
  kind: Kind;
  entries: readonly ListedEntry[];
  /** Absent where the member can do nothing with selected entries. */
  selection?: Selection | undefined;
}

/** Entries in rows; on small screens each is a card. The server sorts them. */
export function EntryTable({ kind, entries, selection }: Props) {
  const t = useTranslations('list');
  const kinds = useTranslations('kinds');
  const towns = useQuery(choicesQuery('cities')).data ?? [];
  const townOf = ({ town }: ListedEntry) => towns.find(({ id }) => id === town)?.title ?? town;
  return (
    <table className={styles.root}>
      <caption className="visually-hidden">{kinds(kind)}</caption>
      <thead className={styles.head}>
        <tr>
          {selection && <SelectPage entries={entries} selection={selection} />}
          <SortableColumn sort="title" />
          <th scope="col">{t('column.town')}</th>
          <th scope="col">{t('column.locales')}</th>
          <SortableColumn sort="updated" />
          <SortableColumn sort="checkedOn" />
          <th scope="col">{t('column.status')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <EntryRow
            key={entry.id}
            kind={kind}
            entry={entry}
            town={townOf(entry)}
            selection={selection}
          />
        ))}
      </tbody>
    </table>
  );
}

/** Selects all entries of the page. */
function SelectPage({
  entries,
  selection,
}: {
  entries: readonly ListedEntry[];
  selection: Selection;
}) {
  const t = useTranslations('list');
  const count = entries.filter(({ id }) => selection.ids.has(id)).length;
  const isAll = count === entries.length;
  return (
    <th scope="col" className={styles.select}>
      <label>
        <input
          type="checkbox"
          checked={isAll}
          ref={(input) => {
            if (input) input.indeterminate = count > 0 && !isAll;
          }}
          onChange={({ target }) =>
            selection.set(
              entries.map(({ id }) => id),
              target.checked,
            )
          }
        />
        <span className="visually-hidden">{t('selectPage')}</span>
      </label>
    </th>
  );
}

function SortableColumn({ sort }: { sort: Sort }) {
  const t = useTranslations('list');
  const [params] = useSearchParams();
  const isSorted = (params.get('sort') ?? 'title') === sort;
  const order = params.get('dir') === 'desc' ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isSorted ? order : undefined}>
      <Link className={styles.sort} to={{ search: String(sortedBy(params, sort)) }}>
        {t(`column.${sort}`)}
      </Link>
    </th>
  );
}

interface RowProps {
  kind: Kind;
  entry: ListedEntry;
  town: string | null;
  selection: Selection | undefined;
}

function EntryRow({ kind, entry, town, selection }: RowProps) {
  const t = useTranslations('list');
  const { day } = useDates();
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
        {missing.length === 0 ? (
          <span className={styles.complete}>{t('complete')}</span>
        ) : (
          t('lacks', {
            count: missing.length,
            languages: missing.map((locale) => LANGUAGES[locale].name).join(', '),
          })
        )}
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
