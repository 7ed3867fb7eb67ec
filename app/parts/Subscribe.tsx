import type { ReactNode } from 'react';

interface Props {
  /** The path of the feed, and what the link to it is called. */
  feed: string;
  label: string;
  /** What else can be subscribed to. */
  children?: ReactNode;
}

/** Where to be told of what is new without coming back to look: a line below a list. */
export function Subscribe({ feed, label, children }: Props) {
  return (
    <p className="subscribe">
      {children}
      <a href={feed} type="application/rss+xml">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 5a14 14 0 0 1 14 14M5 11a8 8 0 0 1 8 8M5.5 17.5h1v1h-1z" />
        </svg>
        {label}
      </a>
    </p>
  );
}
