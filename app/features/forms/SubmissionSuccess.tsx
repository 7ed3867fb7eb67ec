import { type ReactNode, useEffect, useRef } from 'react';
import { deleteDraft } from './useDraft.ts';
import * as styles from './VisitorForm.module.css';

interface Props {
  title: string;
  /** Name of the draft to delete. */
  draft?: string;
  children: ReactNode;
}

/** Replaces a form after an accepted submission; its heading gets the focus. */
export function SubmissionSuccess({ title, draft, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (draft) deleteDraft(draft);
    heading.current?.focus();
  }, [draft]);
  return (
    <section className={styles.success}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
