import { useState } from 'react';
import { Link } from 'react-router';
import type { Reference } from '../../../domain/studio/entryApi.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Notice } from '../../components/Notice.tsx';
import { useAction } from '../../components/useAction.ts';
import { ApiError } from '../../data/client.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './EntryForm.module.css';

interface Props {
  title: string;
  text: string;
  action: string;
  onConfirm(): Promise<void>;
  onClose(): void;
}

/** Asks before an action that takes something away. Entries that still refer to this one are listed. */
export function ConfirmDialog({ title, text, action, onConfirm, onClose }: Props) {
  const t = useTranslations('editor');
  const { run, busy, problem } = useAction();
  const [references, setReferences] = useState<Reference[]>([]);
  async function confirm(): Promise<void> {
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'REFERENCED')) throw error;
      setReferences(error.body.references as Reference[]);
    }
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      {problem && <Notice kind="error">{problem}</Notice>}
      {references.length > 0 && (
        <Notice kind="error">
          <p>{t('referenced')}</p>
          <ul className={styles.problems}>
            {references.map((one) => (
              <li key={`${one.kind}/${one.id}`}>
                <Link to={`/entries/${one.kind}/${one.id}`}>{one.title}</Link>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Button busy={busy} onClick={() => void run(confirm)}>
        {action}
      </Button>
    </Dialog>
  );
}
