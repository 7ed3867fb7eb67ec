import { type RefObject, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { isFixed } from '../../../domain/studio/kindTraits.ts';
import { AssignedTo } from '../../components/AssignedTo.tsx';
import { Button } from '../../components/Button.tsx';
import { Menu } from '../../components/Menu.tsx';
import { PlannedTimes } from '../../components/PlannedTimes.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { useScreenTitle } from '../../components/useScreenTitle.ts';
import { NewEntryDialog } from '../../features/newEntry/NewEntryDialog.tsx';
import { useShortcut } from '../../features/shortcuts/shortcuts.ts';
import { useStudioLocale } from '../../i18n/locales.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { AssignDialog } from './AssignDialog.tsx';
import type { Autosave } from './autosave.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Conflicts } from './Conflicts.tsx';
import { DiscardDialog, Discarded } from './DiscardDialog.tsx';
import * as styles from './EditorBar.module.css';
import { useEditor, useEditorState } from './EditorContext.ts';
import { discard, saveAll, unpublish } from './entryActions.ts';
import { entryTitle } from './entryTitle.ts';
import { HistoryDialog } from './HistoryDialog.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { SaveState } from './SaveState.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { SectionLinks } from './Sections.tsx';

type Open = 'duplicate' | 'publish' | 'schedule' | 'history' | 'discard' | 'unpublish' | 'assign';

interface Props {
  autosave: Autosave;
  previewButton: RefObject<HTMLButtonElement | null>;
  isPreviewOpen: boolean;
  /** Opens the preview, or closes it. */
  onPreview(): void;
}

/** The entry's title and state, and what can be done with it. */
export function EditorBar({ autosave, previewButton, isPreviewOpen, onPreview }: Props) {
  const t = useTranslations('editor');
  const kinds = useTranslations('kinds');
  const { kind, store, rights } = useEditor();
  const { locale } = useStudioLocale();
  const [open, setOpen] = useState<Open>();
  /** The kept draft, for the way back. */
  const [discarded, setDiscarded] = useState<number>();
  const navigate = useNavigate();
  const id = useEditorState((state) => state.id);
  const title = useEditorState(({ data }) => entryTitle(data, locale)) ?? id;
  const isPublished = useEditorState(({ published }) => published !== null);
  const hasDraft = useEditorState(({ version }) => version > 0);
  const isChanged = useEditorState(({ version, saving }) => version > 0 || saving !== 'saved');
  const planned = useEditorState((state) => state.planned);
  const isScheduled = planned.publishAt !== null || planned.unpublishAt !== null;
  const assigned = useEditorState((state) => state.assigned);
  const path = useEditorState((state) => state.path);
  const close = () => setOpen(undefined);

  useScreenTitle(title);
  useShortcut('Mod+S', t('saveNow'), () => void autosave.flush());
  useShortcut('Mod+Enter', t('publishTitle'), () => {
    if (rights !== 'read' && isChanged) setOpen('publish');
  });

  return (
    <header className={styles.root}>
      <div className={styles.heading}>
        <p className="side-note">
          <Link to={`/entries/${kind}`}>{kinds(kind)}</Link> / {id}
        </p>
        <h1 className={styles.title}>{title}</h1>
      </div>
      <div className={styles.state}>
        <StatusBadge
          status={
            isScheduled
              ? 'scheduled'
              : !isPublished
                ? 'unpublished'
                : isChanged
                  ? 'draft'
                  : 'published'
          }
        />
        <PlannedTimes {...planned} />
        <AssignedTo member={assigned} />
        {planned.failure && (
          <p className={styles.failed}>
            {t(planned.failure === 'interrupted' ? 'scheduleInterrupted' : 'scheduleFailed')}
          </p>
        )}
        <SaveState autosave={autosave} />
      </div>
      <div className={styles.actions}>
        <Menu label={t('languages')} align="end">
          <ColumnChoice />
        </Menu>
        <Menu label={t('more')} align="end">
          {path && isPublished && (
            <a href={`/${locale}${path}`} target="_blank" rel="noreferrer">
              {t('view')}
            </a>
          )}
          <button type="button" onClick={() => setOpen('history')}>
            {t('history')}
          </button>
          {rights === 'edit' && (
            <button type="button" onClick={() => setOpen('schedule')}>
              {t('schedule')}
            </button>
          )}
          {rights === 'edit' && (
            <button type="button" onClick={() => setOpen('assign')}>
              {t('assign')}
            </button>
          )}
          {rights === 'edit' && !isFixed(kind) && (
            <button type="button" onClick={() => setOpen('duplicate')}>
              {t('duplicate')}
            </button>
          )}
          {rights === 'edit' && hasDraft && (
            <button type="button" onClick={() => setOpen('discard')}>
              {t('discard')}
            </button>
          )}
          {rights === 'edit' && isPublished && !isFixed(kind) && (
            <button type="button" onClick={() => setOpen('unpublish')}>
              {t('unpublish')}
            </button>
          )}
        </Menu>
        <div className={styles.main}>
          <Button ref={previewButton} quiet aria-pressed={isPreviewOpen} onClick={onPreview}>
            {t('preview')}
          </Button>
          {rights !== 'read' && (
            <Button title="Ctrl + Enter" disabled={!isChanged} onClick={() => setOpen('publish')}>
              {t('publish')}
            </Button>
          )}
        </div>
      </div>
      {discarded !== undefined && !hasDraft && (
        <Discarded draft={discarded} onDone={() => setDiscarded(undefined)} />
      )}
      <div className={styles.conflicts}>
        <Conflicts />
      </div>
      <SectionLinks />
      {open === 'publish' && <PublishDialog autosave={autosave} onClose={close} />}
      {open === 'schedule' && <ScheduleDialog autosave={autosave} onClose={close} />}
      {open === 'assign' && <AssignDialog onClose={close} />}
      {open === 'history' && <HistoryDialog autosave={autosave} onClose={close} />}
      {open === 'duplicate' && (
        <NewEntryDialog kind={kind} from={store.getState().data} onClose={close} />
      )}
      {open === 'discard' && (
        <DiscardDialog
          onDiscard={async () => {
            // What cannot be saved is discarded too.
            await autosave.flush();
            const { isThere, kept } = await discard(store);
            if (isThere) setDiscarded(kept);
            else await navigate('/bin');
          }}
          onClose={close}
        />
      )}
      {open === 'unpublish' && (
        <ConfirmDialog
          title={t('unpublish')}
          text={t('unpublishText')}
          action={t('unpublish')}
          onConfirm={async () => {
            await saveAll(autosave, store);
            await unpublish(store);
          }}
          onClose={close}
        />
      )}
    </header>
  );
}
