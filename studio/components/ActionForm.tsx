import type { ReactNode } from 'react';
import * as styles from './ActionForm.module.css';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';
import { useAction } from './useAction.ts';

interface Props {
  /** On the button that submits. */
  label: string;
  /** What submitting does; where it throws, the form says why. */
  action(fields: FormData): Promise<unknown>;
  /** Why the last attempt was refused, where the form was opened again. */
  refusal?: string | undefined;
  /** More buttons. */
  buttons?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A form that runs an action, one at a time, and shows what went wrong. */
export function ActionForm({ label, action, refusal, buttons, children }: Props) {
  const { run, busy, problem = refusal } = useAction();
  return (
    <form
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault();
        const fields = new FormData(event.currentTarget);
        void run(() => action(fields));
      }}
    >
      {problem && <Notice kind="error">{problem}</Notice>}
      {children}
      <div className={styles.buttons}>
        <Button type="submit" busy={busy}>
          {label}
        </Button>
        {buttons}
      </div>
    </form>
  );
}
