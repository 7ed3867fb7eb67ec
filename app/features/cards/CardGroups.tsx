import { type LocalizedString, Text } from '../../i18n/localize.tsx';
import type { Card } from '../../lib/card.ts';
import { CardGrid } from './CardGrid.tsx';
import * as styles from './CardGroups.module.css';

interface Props {
  groups: readonly { title: LocalizedString; cards: readonly Card[] }[];
  /** Level of the groups' headings. */
  level?: 2 | 3;
}

/** Groups of cards between lines, each with its heading at the side. */
export function CardGroups({ groups, level = 2 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.root}>
      {groups.map(({ title, cards }) => (
        <section key={title.text}>
          <Heading className={styles.title}>
            <Text value={title} />
          </Heading>
          <CardGrid cards={cards} layout="rows" />
        </section>
      ))}
    </div>
  );
}
