import { type ReactNode, useEffect, useRef } from 'react';
import './forms.css';
import { forgetDraft } from './useDraft.ts';

interface Props {
  title: string;
  /** The draft that is no longer needed. */
  draft?: string;
  children: ReactNode;
}

/** What a page says in place of its form once that was taken. */
export function Sent({ title, draft, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (draft) forgetDraft(draft);
    heading.current?.focus();
  }, [draft]);
  return (
    <section className="form-sent">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
