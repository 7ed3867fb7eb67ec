import type { ReactNode } from 'react';
import { useScreenTitle } from '../components/useScreenTitle.ts';
import { LocaleSelect } from './LocaleSelect.tsx';
import * as styles from './StandaloneScreen.module.css';

interface Props {
  title: string;
  /** Beside the choice of the language. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A screen without navigation, for who is not signed in yet. */
export function StandaloneScreen({ title, foot, children }: Props) {
  useScreenTitle(title);
  return (
    <main className={styles.root}>
      <h1 className={styles.title}>{title}</h1>
      {children}
      <div className={styles.foot}>
        <LocaleSelect />
        {foot}
      </div>
    </main>
  );
}
