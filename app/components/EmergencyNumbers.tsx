import { Text } from '../i18n/localize.tsx';
import * as styles from './EmergencyNumbers.module.css';
import type { emergencyRows } from './emergencyRows.ts';

type Numbers = ReturnType<typeof emergencyRows>;

/** Emergency numbers as large links; the numbers beside the main ones are smaller. */
export function EmergencyNumbers({ numbers }: { numbers: Numbers }) {
  const main = numbers.filter(({ isMain }) => isMain);
  const others = numbers.filter(({ isMain }) => !isMain);
  return (
    <div className={styles.root}>
      <NumberList numbers={main} />
      {others.length > 0 && <NumberList numbers={others} className={styles.others} />}
    </div>
  );
}

function NumberList({ numbers, className }: { numbers: Numbers; className?: string | undefined }) {
  return (
    <ul className={className}>
      {numbers.map(({ number, title, summary }) => (
        <li key={number}>
          <a href={`tel:${number}`}>{number}</a>
          <h3>
            <Text value={title} />
          </h3>
          {summary && (
            <p>
              <Text value={summary} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
