import { type ReactNode, useId, useRef, useState } from 'react';

interface Props {
  className: string;
  /** What the button says. */
  label: ReactNode;
  title: string;
  /** What the button says that closes the dialog. */
  close: string;
  /** What is in it while it is open; `done` closes it. */
  children: (done: () => void) => ReactNode;
}

/** A button that opens a dialog. */
export function DialogButton({ className, label, title, close, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const heading = useId();
  const done = () => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        className={className}
        onClick={() => {
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        {label}
      </button>
      <dialog
        ref={dialog}
        className="plan-dialog"
        aria-labelledby={heading}
        closedby="any"
        onClose={() => setOpen(false)}
      >
        <div className="plan-dialog-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" className="button quiet" onClick={done}>
            {close}
          </button>
        </div>
        {isOpen && children(done)}
      </dialog>
    </>
  );
}
