import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import * as styles from './DialogButton.module.css';

interface Props {
  className: string;
  label: ReactNode;
  title: string;
  /** Label of the button that closes the dialog. */
  closeLabel: string;
  /** Content, rendered while the dialog is open; `done` closes it. */
  children: (done: () => void) => ReactNode;
}

/** A button that opens a dialog. */
export function DialogButton({ className, label, title, closeLabel, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const heading = useId();
  const done = () => dialog.current?.close();
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        {label}
      </button>
      {isOpen && (
        <Dialog
          ref={dialog}
          variant="panel"
          className={styles.dialog}
          aria-labelledby={heading}
          onClose={() => setOpen(false)}
        >
          <div className={styles.head}>
            <h2 id={heading}>{title}</h2>
            <Button quiet onClick={done}>
              {closeLabel}
            </Button>
          </div>
          {children(done)}
        </Dialog>
      )}
    </>
  );
}
