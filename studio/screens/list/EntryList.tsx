import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { Kind } from '../../../domain/content/kinds.ts';
import type { BulkOutcome } from '../../../domain/studio/bulkApi.ts';
import { may } from '../../../domain/studio/roles.ts';
import { LoadError } from '../../components/LoadError.tsx';
import { Loading } from '../../components/Loading.tsx';
import { useScreenTitle } from '../../components/useScreenTitle.ts';
import { listQuery } from '../../data/entries.ts';
import { useMember } from '../../data/session.ts';
import { NewEntry } from '../../features/newEntry/NewEntryDialog.tsx';
import { ScreenMessages } from '../../i18n/ScreenMessages.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { NotFound } from '../NotFound.tsx';
import { BulkNotice } from './BulkNotice.tsx';
import { CsvActions } from './CsvActions.tsx';
import * as styles from './EntryList.module.css';
import { EntryTable } from './EntryTable.tsx';
import { Filters } from './Filters.tsx';
import { Pagination } from './Pagination.tsx';
import { SearchField } from './SearchField.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { UndoList } from './UndoList.tsx';
import { useSelection } from './useSelection.ts';

/** The entries of a kind. Search, filters, order and page are in the address. */
export function Component() {
  const { kind = '' } = useParams();
  const kinds = useTranslations('kinds');
  if (!kinds.has(kind as Kind)) return <NotFound />;
  return (
    <ScreenMessages of="list">
      <EntryList key={kind} kind={kind as Kind} />
    </ScreenMessages>
  );
}

function EntryList({ kind }: { kind: Kind }) {
  const t = useTranslations('list');
  const kinds = useTranslations('kinds');
  useScreenTitle(kinds(kind));
  const [params] = useSearchParams();
  const { role } = useMember();
  const selection = useSelection(params);
  const [outcome, setOutcome] = useState<BulkOutcome & { isUndo?: boolean }>();
  const results = useRef<HTMLElement>(null);
  // Where a button was removed by what it did.
  const focusResults = () => results.current?.focus({ preventScroll: true });
  const {
    data: page,
    error,
    isPlaceholderData,
    refetch,
  } = useQuery(listQuery(kind, String(params)));
  return (
    <>
      <header className={styles.head}>
        <h1>{kinds(kind)}</h1>
        <p className="side-note" role="status">
          {page && t('count', { count: page.total })}
        </p>
        <NewEntry kind={kind} />
        {page && <CsvActions kind={kind} total={page.total} onDone={setOutcome} />}
      </header>
      <div className={styles.tools}>
        <SearchField />
        <Filters kind={kind} />
      </div>
      {outcome && (
        <BulkNotice
          key={outcome.undo}
          kind={kind}
          outcome={outcome}
          isUndo={outcome.isUndo ?? false}
          onClose={() => {
            setOutcome(undefined);
            focusResults();
          }}
        />
      )}
      {!outcome && (
        <UndoList kind={kind} onUndone={(undone) => setOutcome({ ...undone, isUndo: true })} />
      )}
      <section
        ref={results}
        className={styles.results}
        tabIndex={-1}
        aria-label={kinds(kind)}
        aria-busy={isPlaceholderData}
      >
        {error && <LoadError error={error} onRetry={() => void refetch()} />}
        {!page && !error && <Loading />}
        {page && page.data.length === 0 && <p>{params.size > 0 ? t('noneFound') : t('none')}</p>}
        {page && page.data.length > 0 && (
          <>
            <EntryTable
              kind={kind}
              entries={page.data}
              selection={may(role, 'edit') ? selection : undefined}
            />
            <Pagination total={page.total} size={page.pageSize} />
            <SelectionBar
              kind={kind}
              total={page.total}
              selection={selection}
              onClear={() => {
                selection.clear();
                focusResults();
              }}
              // The selection stays for a next action, such as publishing what was tagged.
              onDone={setOutcome}
            />
          </>
        )}
      </section>
    </>
  );
}
