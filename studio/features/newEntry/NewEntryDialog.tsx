import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Kind } from '../../../domain/content/kinds.ts';
import { copyEntry } from '../../../domain/studio/copyEntry.ts';
import type { EntryData } from '../../../domain/studio/fieldPath.ts';
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
import { useStudioLocale } from '../../i18n/locales.ts';
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

interface Props {
  kind: Kind;
  /** Fields of another entry, with which the new one begins. */
  from?: EntryData;
  onClose(): void;
}

/** Asks for the title of a new entry, in the interface's language, and for its address. */
export function NewEntryDialog({ kind, from, onClose }: Props) {
  const t = useTranslations('list');
  const { locale } = useStudioLocale();
  const navigate = useNavigate();
  const text = useProblemText();
  const [title, setTitle] = useState('');
  const [typedId, setTypedId] = useState<string>();
  const [wrongId, setWrongId] = useState<string>();
  const id = typedId ?? proposeId(title);

  async function create(): Promise<void> {
    setWrongId(undefined);
    try {
      await createEntry(kind, id, { [locale]: title.trim() }, from && copyEntry(from));
      onClose();
      await navigate(`/entries/${kind}/${id}`);
    } catch (error) {
      if (!(error instanceof ApiError && error.field === 'id')) throw error;
      setWrongId(text(error));
    }
  }
  return (
    <Dialog title={t(from ? 'duplicate' : 'new')} onClose={onClose}>
      {from && <p>{t('duplicateText')}</p>}
      <ActionForm label={t('create')} action={create}>
        <Field
          label={t('newTitle')}
          value={title}
          lang={locale}
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
