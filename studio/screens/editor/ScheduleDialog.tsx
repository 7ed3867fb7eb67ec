import { type FormEvent, useState } from 'react';
import { fromRegionTime, toRegionTime } from '../../../domain/format/regionTime.ts';
import type { EntryProblem } from '../../../domain/studio/entryApi.ts';
import { isFixed } from '../../../domain/studio/kindTraits.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Field } from '../../components/Field.tsx';
import { Notice } from '../../components/Notice.tsx';
import { useAction } from '../../components/useAction.ts';
import { ApiError } from '../../data/client.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import type { Autosave } from './autosave.ts';
import { useEditor, useEditorState } from './EditorContext.ts';
import * as styles from './EntryForm.module.css';
import { saveAll, schedule, showProblems } from './entryActions.ts';

interface Props {
  autosave: Autosave;
  onClose(): void;
}

const toField = (iso: string | null) => (iso ? toRegionTime(new Date(iso)) : '');
const fromField = (text: string) => (text ? fromRegionTime(text).toISOString() : null);

/** When the draft is published and when the entry is taken off the site, in the region's time. */
export function ScheduleDialog({ autosave, onClose }: Props) {
  const t = useTranslations('editor');
  const { kind, store } = useEditor();
  const { run, busy, problem } = useAction();
  const planned = useEditorState((state) => state.planned);
  const isPublished = useEditorState(({ published }) => published !== null);
  const [start, setStart] = useState(toField(planned.publishAt));
  const [end, setEnd] = useState(toField(planned.unpublishAt));

  const [isPast, setPast] = useState(false);

  async function plan(
    publishAt: string | null,
    unpublishAt: string | null,
    isPastMeant?: true,
  ): Promise<void> {
    setPast(false);
    await saveAll(autosave, store);
    try {
      await schedule(store, { publishAt, unpublishAt, ...(isPastMeant && { isPastMeant }) });
      onClose();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'PAST') return setPast(true);
      if (error instanceof ApiError && error.code === 'INVALID')
        showProblems(store, error.body.problems as EntryProblem[]);
      throw error;
    }
  }
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    void run(() => plan(fromField(start), fromField(end)));
  }
  return (
    <Dialog title={t('schedule')} onClose={onClose}>
      <form className={styles.dialogForm} onSubmit={submit}>
        {problem && <Notice kind="error">{problem}</Notice>}
        {isPast && (
          <Notice kind="error">
            <p>{t('past')}</p>
            <Button
              busy={busy}
              onClick={() => void run(() => plan(fromField(start), fromField(end), true))}
            >
              {t('pastMeant')}
            </Button>
          </Notice>
        )}
        <p className="side-note">{t('scheduleText')}</p>
        <Field
          label={t('publishAt')}
          type="datetime-local"
          value={start}
          onChange={({ target }) => setStart(target.value)}
        />
        {!isFixed(kind) && (
          <Field
            label={t('unpublishAt')}
            type="datetime-local"
            value={end}
            disabled={!isPublished && start === ''}
            onChange={({ target }) => setEnd(target.value)}
          />
        )}
        <div className={styles.links}>
          <Button type="submit" busy={busy || (start === '' && end === '')}>
            {t('scheduleNow')}
          </Button>
          {(planned.publishAt || planned.unpublishAt) && (
            <Button quiet busy={busy} onClick={() => void run(() => plan(null, null))}>
              {t('cancelSchedule')}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
