import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  EntryData,
  HistoryPage,
  Revision,
  RevisionWithData,
} from '../../../domain/studio/entryApi.ts';
import { changesBetween } from '../../../domain/studio/entryChanges.ts';
import { Button } from '../../components/Button.tsx';
import { LoadError } from '../../components/LoadError.tsx';
import { Loading } from '../../components/Loading.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Select } from '../../components/Select.tsx';
import { useAction } from '../../components/useAction.ts';
import { api } from '../../data/client.ts';
import { useDates } from '../../i18n/useDates.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import type { Autosave } from './autosave.ts';
import { ChangeList } from './ChangeList.tsx';
import { useEditor, useEditorState } from './EditorContext.ts';
import * as styles from './EntryForm.module.css';
import { restore, saveAll } from './entryActions.ts';

interface Props {
  revision: Revision;
  /** Of the entry in the API. */
  path: string;
  autosave: Autosave;
  onRestored(): void;
}

/** A version of the entry. Opened, it shows what changed with it, or what restoring it would change. */
export function HistoryRow({ revision, path, autosave, onRestored }: Props) {
  const t = useTranslations('editor');
  const { moment } = useDates();
  const [isOpen, setOpen] = useState(false);
  const [other, setOther] = useState<'former' | 'form'>('former');
  const { store, rights } = useEditor();
  const saved = useEditorState((state) => state.saved);
  const { run, busy, problem } = useAction();
  const versions = useQuery({
    queryKey: ['revision', path, revision.id],
    queryFn: () => loadVersions(path, revision.id),
    enabled: isOpen && !revision.isUnpublished,
  });
  const { own, former } = versions.data ?? {};
  const compared = other === 'former' ? former : own;
  const changes = own && compared && changesBetween(other === 'former' ? compared : saved, own);
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
      {versions.isLoading && <Loading />}
      {versions.error && (
        <LoadError error={versions.error} onRetry={() => void versions.refetch()} />
      )}
      {isOpen && own && (
        <div className={styles.revision}>
          <Select
            label={t('compare')}
            value={other}
            onChange={({ target }) => setOther(target.value as typeof other)}
          >
            <option value="former">{t('compareFormer')}</option>
            <option value="form">{t('compareForm')}</option>
          </Select>
          {changes ? <ChangeList changes={changes} /> : <p>{t('firstVersion')}</p>}
          {changes?.length === 0 && <p>{t('noChanges')}</p>}
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

/** The fields of a version, and of the one before; absent where there was none on the site. */
async function loadVersions(path: string, id: number) {
  const fieldsOf = async (revision: number): Promise<EntryData | undefined> =>
    (await api.get<{ data: RevisionWithData }>(`${path}/revisions/${revision}`)).data.data ??
    undefined;
  const { data } = await api.get<HistoryPage>(`${path}/history?before=${id}`);
  const [last] = data;
  const [own, former] = await Promise.all([fieldsOf(id), last && fieldsOf(last.id)]);
  return { own, former };
}
