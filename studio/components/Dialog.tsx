import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslations } from '../i18n/useTranslations.ts';
import { Button } from './Button.tsx';
import * as styles from './Dialog.module.css';

interface Props {
  title: string;
  /** For texts and pictures side by side. */
  isWide?: boolean;
  /** Without it, the dialog stays until it is no longer rendered. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * A modal dialog, open as long as it is rendered. Escape and its button close it. A click beside it does
 * not: what was typed, or a link that is shown once, would be lost.
 */
export function Dialog({ title, isWide = false, onClose, children }: Props) {
  const t = useTranslations('layout');
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    // An open menu is hidden, which gives the focus to its button: its entries cannot have it afterwards.
    document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    const opener = document.activeElement;
    const element = dialog.current;
    element?.showModal();
    // A dialog that is removed while it is open does not hand the focus back, and until it is removed all
    // around it is inert.
    return () => {
      element?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${styles.root} ${isWide ? styles.wide : ''}`}
      aria-labelledby={id}
      onCancel={(event) => !onClose && event.preventDefault()}
      // Browsers close a dialog at the second Escape, whatever the first one did.
      onClose={onClose ?? (() => dialog.current?.showModal())}
    >
      <h2 id={id}>{title}</h2>
      {children}
      {onClose && (
        <div className={styles.close}>
          <Button quiet onClick={() => dialog.current?.close()}>
            {t('close')}
          </Button>
        </div>
      )}
    </dialog>
  );
}
