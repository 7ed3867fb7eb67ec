import type { ReactNode } from 'react';
import { Paragraphs, Text } from '../i18n/localize.tsx';
import type { sitePage } from '../screens/templates/sitePage.ts';
import * as prose from './Prose.module.css';
import * as styles from './Sections.module.css';
import { ServedHtml } from './ServedHtml.tsx';

type SiteSection = NonNullable<ReturnType<typeof sitePage>['text']['sections']>[number];

type SectionView = Omit<SiteSection, 'anchor' | 'note'> & {
  anchor?: string | undefined;
  /** A remark above the text. */
  note?: string | undefined;
  /** A picture below the text. */
  figure?: ReactNode;
};

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
