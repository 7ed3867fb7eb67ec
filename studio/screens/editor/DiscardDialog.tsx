import { useQuery } from '@tanstack/react-query';
import { DRAFT_DAYS, type HistoryPage } from '../../../domain/studio/entryApi.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Notice } from '../../components/Notice.tsx';
import { useAction } from '../../components/useAction.ts';
import { api } from '../../data/client.ts';
import { entryPath } from '../../data/entry.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { ChangeList } from './ChangeList.tsx';
import { useEditor, useEditorState } from './EditorContext.ts';
import { restoreDraft } from './entryActions.ts';

interface Props {
  onDiscard(): Promise<void>;
  onClose(): void;
}

/** Asks before a draft is discarded, and shows what the website will not have. */
export function DiscardDialog({ onDiscard, onClose }: Props) {
  const t = useTranslations('editor');
  const { kind } = useEditor();
  const { run, busy, problem } = useAction();
  const id = useEditorState((state) => state.id);
  const published = useEditorState((state) => state.published);
  const data = useEditorState((state) => state.data);
  const history = useQuery({
    queryKey: ['history', kind, id, 'any'],
    queryFn: () => api.get<HistoryPage>(`${entryPath(kind, id)}/history`),
    enabled: published === null,
    staleTime: 0,
  });
  const wasPublished = history.data && history.data.data.length > 0;
  const days = DRAFT_DAYS;
  return (
    <Dialog title={t('discard')} isWide={published !== null} onClose={onClose}>
      {problem && <Notice kind="error">{problem}</Notice>}
      {published ? (
        <>
          <p>{t('discardText', { days })}</p>
          <ChangeList before={published} after={data} />
        </>
      ) : (
        <p>{wasPublished ? t('discardFormerText', { days }) : t('discardNewText', { days })}</p>
      )}
      <Button
        busy={busy || (published === null && !history.isFetched)}
        onClick={() =>
          void run(async () => {
            await onDiscard();
            onClose();
          })
        }
      >
        {published ? t('discard') : t('toBin')}
      </Button>
    </Dialog>
  );
}

/** Says that changes were discarded, with the way back. */
export function Discarded({ draft, onDone }: { draft: number; onDone(): void }) {
  const t = useTranslations('editor');
  const { store } = useEditor();
  const { run, busy, problem } = useAction();
  return (
    <Notice kind="status">
      <p>{t('discarded')}</p>
      {problem && <p role="alert">{problem}</p>}
      <Button
        quiet
        busy={busy}
        onClick={() =>
          void run(async () => {
            await restoreDraft(store, draft);
            onDone();
          })
        }
      >
        {t('undo')}
      </Button>
    </Notice>
  );
}
