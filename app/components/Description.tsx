import type { ReactNode } from 'react';
import { type LocalizedString, Paragraphs } from '../i18n/localize.tsx';
import * as styles from './Description.module.css';
import * as prose from './Prose.module.css';
import { ServedHtml } from './ServedHtml.tsx';
import { Tip } from './Tip.tsx';

interface TextProps {
  text: LocalizedString | undefined;
  tip?: LocalizedString | undefined;
}

interface Props extends TextProps {
  /** The facts beside the text; undefined where the document has them. */
  children: ReactNode;
}

/** The description of an entry and, on wide screens beside it, its facts, as served HTML. */
export function Description({ children, ...texts }: Props) {
  return (
    <ServedHtml className={styles.root}>
      {children && (
        <>
          <div>
            <DescriptionText {...texts} />
          </div>
          {children}
        </>
      )}
    </ServedHtml>
  );
}

export function DescriptionText({ text, tip }: TextProps) {
  return (
    <>
      {text && <Paragraphs value={text} className={`${prose.root} ${prose.opening}`} />}
      <Tip text={tip} />
    </>
  );
}
