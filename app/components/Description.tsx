import type { ReactNode } from 'react';
import { type LocalizedString, Paragraphs } from '../i18n/localize.tsx';
import * as styles from './Description.module.css';
import * as prose from './Prose.module.css';
import { Tip } from './Tip.tsx';

interface Props {
  text: LocalizedString | undefined;
  tip?: LocalizedString | undefined;
  /** The facts beside the text. */
  children: ReactNode;
}

/** The description of an entry and, on wide screens beside it, its facts. */
export function Description({ text, tip, children }: Props) {
  return (
    <div className={styles.root}>
      <div>
        {text && <Paragraphs value={text} className={`${prose.root} ${prose.opening}`} />}
        <Tip text={tip} />
      </div>
      {children}
    </div>
  );
}
