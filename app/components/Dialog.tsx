import { type ComponentProps, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import * as styles from './Dialog.module.css';
import { openModal } from './openModal.ts';

const VARIANTS = { panel: styles.panel, fullScreen: styles.fullScreen };

interface Props extends ComponentProps<'dialog'> {
  ref: RefObject<HTMLDialogElement | null>;
  /** `panel`: in the middle of the window, `fullScreen`: over all of it. */
  variant?: keyof typeof VARIANTS;
  /** Called when this dialog has been closed, but not when one inside it has. */
  onClose(): void;
}

/**
 * A modal dialog that is open while it is mounted. Escape, a click on the backdrop and navigation, such
 * as by the browser's back button, close it. Open before effects run, so that they can move the focus.
 */
export function Dialog({ ref, variant, className = '', onClose, ...dialog }: Props) {
  const { key } = useLocation();
  const initialKey = useRef(key);
  useLayoutEffect(() => openModal(ref.current), [ref]);
  useEffect(() => {
    if (key !== initialKey.current) ref.current?.close();
  }, [ref, key]);
  return (
    <dialog
      {...dialog}
      ref={ref}
      className={[styles.root, variant && VARIANTS[variant], className].filter(Boolean).join(' ')}
      // In React, the close event of a dialog inside bubbles up to here.
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
    />
  );
}
