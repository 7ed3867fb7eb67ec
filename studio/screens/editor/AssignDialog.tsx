import { useState } from 'react';
import { ActionForm } from '../../components/ActionForm.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { MemberSelect } from '../../components/MemberSelect.tsx';
import { assign } from '../../data/members.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { useEditor, useEditorState } from './EditorContext.ts';

/** Who is to work on the entry. */
export function AssignDialog({ onClose }: { onClose(): void }) {
  const t = useTranslations('editor');
  const { kind, store } = useEditor();
  const assigned = useEditorState((state) => state.assigned);
  const [member, setMember] = useState(assigned?.id ?? null);
  async function save(): Promise<void> {
    store.setState({ assigned: await assign(kind, store.getState().id, member) });
    onClose();
  }
  return (
    <Dialog title={t('assign')} onClose={onClose}>
      <ActionForm label={t('assignNow')} action={save}>
        <p className="side-note">{t('assignText')}</p>
        <MemberSelect value={member} assigned={assigned} autoFocus onChange={setMember} />
      </ActionForm>
    </Dialog>
  );
}
