import type { ReactNode } from 'react';
import { type LocalizedString, Paragraphs, Text } from '../i18n/localize.tsx';
import * as prose from './Prose.module.css';
import * as styles from './Sections.module.css';
import { ServedHtml } from './ServedHtml.tsx';

interface SectionView {
  heading: LocalizedString;
  text: LocalizedString;
  anchor?: string | undefined;
  /** A remark above the text. */
  note?: string | undefined;
  /** A picture below the text. */
  figure?: ReactNode;
}

/** Texts under headings, which only the server renders in a document. */
export function Sections({ sections }: { sections: readonly SectionView[] | undefined }) {
  return (
    <ServedHtml className={styles.root}>
      {sections?.map(({ anchor, heading, text, note, figure }) => (
        <section key={heading.text} id={anchor} className={prose.root}>
          <h2>
            <Text value={heading} />
          </h2>
          {note ? (
            <div>
              <p className={styles.note}>{note}</p>
              <Paragraphs value={text} />
            </div>
          ) : (
            <Paragraphs value={text} />
          )}
          {figure}
        </section>
      ))}
    </ServedHtml>
  );
}
