import { Paragraphs, Text } from '../i18n/localize.tsx';
import type { sitePage } from './pages/sitePage.ts';

type SectionView = Omit<ReturnType<typeof sitePage>['sections'][number], 'anchor'> & {
  anchor?: string | undefined;
};

/** Texts under headings. */
export function Sections({ sections }: { sections: readonly SectionView[] }) {
  if (sections.length === 0) return null;
  return (
    <div className="sections">
      {sections.map(({ anchor, heading, text }) => (
        <section key={heading.text} id={anchor} className="prose">
          <h2>
            <Text value={heading} />
          </h2>
          <Paragraphs value={text} />
        </section>
      ))}
    </div>
  );
}
