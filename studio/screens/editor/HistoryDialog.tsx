import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Revision, RevisionWithData } from '../../../domain/studio/entryApi.ts';
import { changesBetween } from '../../../domain/studio/entryChanges.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { LoadError } from '../../components/LoadError.tsx';
import { Loading } from '../../components/Loading.tsx';
import { Notice } from '../../components/Notice.tsx';
import { useAction } from '../../components/useAction.ts';
import { api } from '../../data/client.ts';
import { entryPath } from '../../data/entry.ts';
import { useDates } from '../../i18n/useDates.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import type { Autosave } from './autosave.ts';
import { ChangeList } from './ChangeList.tsx';
import { useEditor, useEditorState } from './EditorContext.ts';
import * as styles from './EntryForm.module.css';
import { restore, saveAll } from './entryActions.ts';

interface Props {
  autosave: Autosave;
  onClose(): void;
}

interface Page {
  data: Revision[];
  next: number | null;
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
      api.get<Page>(`${path}/history${pageParam ? `?before=${pageParam}` : ''}`),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  const revisions = history.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Dialog title={t('history')} onClose={onClose}>
      {history.isPending && <Loading />}
      {history.error && <LoadError error={history.error} onRetry={() => void history.refetch()} />}
      {history.isSuccess && revisions.length === 0 && <p>{t('noHistory')}</p>}
      <ol className={styles.revisions}>
        {revisions.map((revision) => (
          <li key={revision.id}>
            <RevisionRow revision={revision} path={path} autosave={autosave} onRestored={onClose} />
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

interface RowProps {
  revision: Revision;
  /** Of the entry in the API. */
  path: string;
  autosave: Autosave;
  onRestored(): void;
}

function RevisionRow({ revision, path, autosave, onRestored }: RowProps) {
  const t = useTranslations('editor');
  const { moment } = useDates();
  const [isOpen, setOpen] = useState(false);
  const { store, rights } = useEditor();
  const saved = useEditorState((state) => state.saved);
  const { run, busy, problem } = useAction();
  const version = useQuery({
    queryKey: ['revision', path, revision.id],
    queryFn: async () =>
      (await api.get<{ data: RevisionWithData }>(`${path}/revisions/${revision.id}`)).data,
    enabled: isOpen && !revision.isUnpublished,
  });
  const data = version.data?.data;
  async function confirm(): Promise<void> {
    await saveAll(autosave);
    await restore(store, revision.id);
    onRestored();
  }
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <time dateTime={revision.created}>{moment(revision.created)}</time>{' '}
        <span className="side-note">
          {revision.isUnpublished ? t('wasUnpublished') : t(`sources.${revision.source}`)}
          {revision.author && ` · ${revision.author.name}`}
          {revision.note && ` · ${revision.note}`}
        </span>
      </summary>
      {problem && <Notice kind="error">{problem}</Notice>}
      {version.isLoading && <Loading />}
      {version.error && <LoadError error={version.error} onRetry={() => void version.refetch()} />}
      {data && (
        <>
          <p className="side-note">{t('restoreText')}</p>
          <ChangeList changes={changesBetween(saved, data)} />
          {rights === 'edit' && (
            <Button busy={busy} onClick={() => void run(confirm)}>
              {t('restore')}
            </Button>
          )}
        </>
      )}
    </details>
  );
}
