import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { KeptDraft, KeptDraftWithData } from '../../../domain/studio/entryApi.ts';
import { Button } from '../../components/Button.tsx';
import { LoadError } from '../../components/LoadError.tsx';
import { Loading } from '../../components/Loading.tsx';
import { Notice } from '../../components/Notice.tsx';
import { useAction } from '../../components/useAction.ts';
import { api } from '../../data/client.ts';
import { useDates } from '../../i18n/useDates.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import type { Autosave } from './autosave.ts';
import { ChangeList } from './ChangeList.tsx';
import { useEditor, useEditorState } from './EditorContext.ts';
import * as styles from './EntryForm.module.css';
import { restoreDraft, saveAll } from './entryActions.ts';

interface Props {
  /** Of the entry in the API. */
  path: string;
  autosave: Autosave;
  onRestored(): void;
}

/** Former versions of the draft, which were never published; nothing where there are none. */
export function DraftHistory({ path, autosave, onRestored }: Props) {
  const t = useTranslations('editor');
  const { data, error, refetch } = useQuery({
    queryKey: ['history', path, 'drafts'],
    queryFn: async () => (await api.get<{ data: KeptDraft[] }>(`${path}/drafts`)).data,
    staleTime: 0,
  });
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <>
      <h3>{t('formerDrafts')}</h3>
      <ol className={styles.revisions}>
        {data.map((draft) => (
          <li key={draft.id}>
            <DraftRow draft={draft} path={path} autosave={autosave} onRestored={onRestored} />
          </li>
        ))}
      </ol>
      <h3>{t('publishedVersions')}</h3>
    </>
  );
}

/** A version of the draft. Opened, it shows what restoring it would change. */
function DraftRow({ draft, path, autosave, onRestored }: Props & { draft: KeptDraft }) {
  const t = useTranslations('editor');
  const { moment } = useDates();
  const { store, rights } = useEditor();
  const saved = useEditorState((state) => state.saved);
  const { run, busy, problem } = useAction();
  const [isOpen, setOpen] = useState(false);
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: ['revision', path, 'draft', draft.id],
    queryFn: async () =>
      (await api.get<{ data: KeptDraftWithData }>(`${path}/drafts/${draft.id}`)).data.data,
    enabled: isOpen,
    staleTime: 'static',
  });
  async function confirm(): Promise<void> {
    await saveAll(autosave, store);
    await restoreDraft(store, draft.id);
    onRestored();
  }
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <time dateTime={draft.updated}>{moment(draft.updated)}</time>{' '}
        <span className="side-note">
          {t(`keptReason.${draft.reason}`)}
          {draft.author && ` · ${draft.author.name}`}
        </span>
      </summary>
      {problem && <Notice kind="error">{problem}</Notice>}
      {isLoading && <Loading />}
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {isOpen && data && (
        <div className={styles.revision}>
          <ChangeList before={saved} after={data} />
          {rights === 'edit' && (
            <Button busy={busy} onClick={() => void run(confirm)}>
              {t('restore')}
            </Button>
          )}
        </div>
      )}
    </details>
  );
}
