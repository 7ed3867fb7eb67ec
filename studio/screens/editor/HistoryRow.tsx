import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Revision, RevisionWithData } from '../../../domain/studio/entryApi.ts';
import { changesBetween } from '../../../domain/studio/entryChanges.ts';
import type { EntryData } from '../../../domain/studio/fieldPath.ts';
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
  /** The one before; undefined for the first. */
  former: Revision | undefined;
  /** Of the entry in the API. */
  path: string;
  autosave: Autosave;
  onRestored(): void;
}

/** A version of the entry. Opened, it shows what changed with it, or what restoring it would change. */
export function HistoryRow({ revision, former, path, autosave, onRestored }: Props) {
  const t = useTranslations('editor');
  const { moment } = useDates();
  const [isOpen, setOpen] = useState(false);
  const [other, setOther] = useState<'former' | 'form'>('former');
  const { store, rights } = useEditor();
  const saved = useEditorState((state) => state.saved);
  const { run, busy, problem } = useAction();
  const versions = useQuery({
    queryKey: ['revision', path, revision.id],
    queryFn: () => Promise.all([revision, former].map((one) => loadData(path, one))),
    enabled: isOpen && !revision.isUnpublished,
    staleTime: 'static',
  });
  const [own, before] = versions.data ?? [];
  const compared = other === 'former' ? before : saved;
  const changes = own && compared && changesBetween(compared, own);
  async function confirm(): Promise<void> {
    await saveAll(autosave, store);
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
          {changes && compared ? (
            <ChangeList before={compared} after={own} />
          ) : (
            <p>{former ? t('notBefore') : t('firstVersion')}</p>
          )}
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

/** The fields of a version; null where it took the entry off the website. */
async function loadData(path: string, revision: Revision | undefined): Promise<EntryData | null> {
  if (!revision || revision.isUnpublished) return null;
  const { data } = await api.get<{ data: RevisionWithData }>(`${path}/revisions/${revision.id}`);
  return data.data;
}
