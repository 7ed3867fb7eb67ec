import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { Kind } from '../../../domain/content/kinds.ts';
import type { ListedEntry } from '../../../domain/studio/entryApi.ts';
import { choicesQuery } from '../../data/entries.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { EntryRow } from './EntryRow.tsx';
import * as styles from './EntryTable.module.css';
import { type Sort, sortedBy } from './listParams.ts';
import { SelectPage } from './SelectPage.tsx';
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
