import type { ListedEntry } from '../../../domain/studio/entryApi.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './EntryTable.module.css';
import type { Selection } from './useSelection.ts';

interface Props {
  entries: readonly ListedEntry[];
  selection: Selection;
}

/** The column's head that selects all entries of the page. */
export function SelectPage({ entries, selection }: Props) {
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
