import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslations } from '../i18n/useTranslations.ts';
import { Button } from './Button.tsx';
import * as styles from './Dialog.module.css';

interface Props {
  title: string;
  onClose(): void;
  children: ReactNode;
}

/** A modal dialog, open as long as it is rendered. Escape and its button close it. */
export function Dialog({ title, onClose, children }: Props) {
  const t = useTranslations('layout');
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    // A dialog that is removed while it is open does not hand the focus back.
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog ref={dialog} className={styles.root} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
      <div className={styles.close}>
        <Button quiet onClick={() => dialog.current?.close()}>
          {t('close')}
        </Button>
      </div>
    </dialog>
  );
}
