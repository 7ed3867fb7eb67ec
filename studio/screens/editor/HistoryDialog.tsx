import { useInfiniteQuery } from '@tanstack/react-query';
import type { HistoryPage } from '../../../domain/studio/entryApi.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { LoadError } from '../../components/LoadError.tsx';
import { Loading } from '../../components/Loading.tsx';
import { api } from '../../data/client.ts';
import { entryPath } from '../../data/entry.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import type { Autosave } from './autosave.ts';
import { DraftHistory } from './DraftHistory.tsx';
import { useEditor, useEditorState } from './EditorContext.ts';
import * as styles from './EntryForm.module.css';
import { HistoryRow } from './HistoryRow.tsx';

interface Props {
  autosave: Autosave;
  onClose(): void;
}

/** The published versions of the entry. Each can become the draft again. */
export function HistoryDialog({ autosave, onClose }: Props) {
  const t = useTranslations('editor');
  const { kind } = useEditor();
  const id = useEditorState((state) => state.id);
  const path = entryPath(kind, id);
  const history = useInfiniteQuery({
    queryKey: ['history', kind, id],
    queryFn: ({ pageParam }) =>
      api.get<HistoryPage>(`${path}/history${pageParam ? `?before=${pageParam}` : ''}`),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  const revisions = history.data?.pages.flatMap(({ data }) => data) ?? [];
  // Each version is compared with the one before: the last waits for the next page.
  const shown = history.hasNextPage ? revisions.slice(0, -1) : revisions;
  return (
    <Dialog title={t('history')} isWide onClose={onClose}>
      {history.isPending && <Loading />}
      {history.error && <LoadError error={history.error} onRetry={() => void history.refetch()} />}
      {history.isSuccess && revisions.length === 0 && <p>{t('noHistory')}</p>}
      <DraftHistory path={path} autosave={autosave} onRestored={onClose} />
      <ol className={styles.revisions}>
        {shown.map((revision, index) => (
          <li key={revision.id}>
            <HistoryRow
              revision={revision}
              former={revisions[index + 1]}
              path={path}
              autosave={autosave}
              onRestored={onClose}
            />
          </li>
        ))}
      </ol>
      {history.hasNextPage && (
        <Button quiet onClick={() => void history.fetchNextPage()}>
          {t('older')}
        </Button>
      )}
    </Dialog>
  );
}
