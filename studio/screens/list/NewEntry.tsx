import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Kind } from '../../../domain/content/kinds.ts';
import { isFixed } from '../../../domain/studio/kindTraits.ts';
import { proposeId } from '../../../domain/studio/proposeId.ts';
import { may } from '../../../domain/studio/roles.ts';
import { ActionForm } from '../../components/ActionForm.tsx';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Field } from '../../components/Field.tsx';
import { useProblemText } from '../../components/useProblemText.ts';
import { ApiError } from '../../data/client.ts';
import { createEntry } from '../../data/entry.ts';
import { useMember } from '../../data/session.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';

/** Begins an entry of a kind, for those who may. */
export function NewEntry({ kind }: { kind: Kind }) {
  const t = useTranslations('list');
  const { role } = useMember();
  const [isOpen, setOpen] = useState(false);
  if (isFixed(kind) || !may(role, 'edit')) return null;
  return (
    <>
      <Button quiet onClick={() => setOpen(true)}>
        {t('new')}
      </Button>
      {isOpen && <NewEntryDialog kind={kind} onClose={() => setOpen(false)} />}
    </>
  );
}

function NewEntryDialog({ kind, onClose }: { kind: Kind; onClose(): void }) {
  const t = useTranslations('list');
  const navigate = useNavigate();
  const text = useProblemText();
  const [title, setTitle] = useState('');
  const [typedId, setTypedId] = useState<string>();
  const [wrongId, setWrongId] = useState<string>();
  const id = typedId ?? proposeId(title);

  async function create(): Promise<void> {
    setWrongId(undefined);
    try {
      await createEntry(kind, id, title.trim());
      await navigate(`/entries/${kind}/${id}`);
    } catch (error) {
      if (!(error instanceof ApiError && error.field === 'id')) throw error;
      setWrongId(text(error));
    }
  }
  return (
    <Dialog title={t('new')} onClose={onClose}>
      <ActionForm label={t('create')} action={create}>
        <Field
          label={t('newTitle')}
          value={title}
          maxLength={200}
          autoFocus
          required
          onChange={({ target }) => setTitle(target.value)}
        />
        <Field
          label={t('newId')}
          hint={t('newIdHint')}
          value={id}
          error={wrongId}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          required
          onChange={({ target }) => setTypedId(target.value)}
        />
      </ActionForm>
    </Dialog>
  );
}
