import { CardSection, type CardSectionProps } from './CardSection.tsx';
import * as styles from './CardSections.module.css';

const WIDTHS = [undefined, undefined, styles.two, styles.three];

/** Sections of cards, in rows that `shareRows` has made. */
export function CardSections({ rows }: { rows: readonly (readonly CardSectionProps[])[] }) {
  return rows.map((row) => {
    const sections = row.map((section) => (
      <CardSection
        key={section.title}
        {...section}
        className={row.length > 1 ? WIDTHS[section.cards.length] : undefined}
      />
    ));
    return row.length > 1 ? (
      <div key={row[0]?.title} className={styles.row}>
        {sections}
      </div>
    ) : (
      sections
    );
  });
}
