import { type FormEvent, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { MemberSelect } from '../../components/MemberSelect.tsx';
import { Notice } from '../../components/Notice.tsx';
import { useAction } from '../../components/useAction.ts';
import { assign } from '../../data/members.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { useEditor, useEditorState } from './EditorContext.ts';
import * as styles from './EntryForm.module.css';

/** Who is to work on the entry. */
export function AssignDialog({ onClose }: { onClose(): void }) {
  const t = useTranslations('editor');
  const { kind, store } = useEditor();
  const { run, busy, problem } = useAction();
  const assigned = useEditorState((state) => state.assigned);
  const [member, setMember] = useState(assigned?.id ?? '');
  async function save(): Promise<void> {
    store.setState({ assigned: await assign(kind, store.getState().id, member || null) });
    onClose();
  }
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    void run(save);
  }
  return (
    <Dialog title={t('assign')} onClose={onClose}>
      <form className={styles.dialogForm} onSubmit={submit}>
        {problem && <Notice kind="error">{problem}</Notice>}
        <p className="side-note">{t('assignText')}</p>
        <MemberSelect value={member} onChange={setMember} />
        <div className={styles.links}>
          <Button type="submit" busy={busy}>
            {t('assignNow')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
