import { Text } from '../i18n/localize.tsx';
import * as styles from './EmergencyNumbers.module.css';
import type { emergencyNumbers } from './emergencyNumbers.ts';

/** Emergency numbers as large links. */
export function EmergencyNumbers({ numbers }: { numbers: ReturnType<typeof emergencyNumbers> }) {
  return (
    <ul className={styles.root}>
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
