import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import * as styles from './Subscribe.module.css';

interface Props {
  /** Path of the feed and text of its link. */
  feed: string;
  label: string;
  /** Further subscriptions. */
  children?: ReactNode;
}

/** Links to feeds and calendars, below a list. */
export function Subscribe({ feed, label, children }: Props) {
  return (
    <p className={styles.root}>
      {children}
      <a href={feed} type="application/rss+xml">
        <Icon path="M5 5a14 14 0 0 1 14 14M5 11a8 8 0 0 1 8 8M5.5 17.5h1v1h-1z" />
        {label}
      </a>
    </p>
  );
}
