import { Say } from '../i18n/words.tsx';
import type { numbersOf } from './emergencyNumbers.ts';

/** Numbers to call, large enough to touch. */
export function EmergencyNumbers({ numbers }: { numbers: ReturnType<typeof numbersOf> }) {
  return (
    <ul className="numbers">
      {numbers.map(({ number, title, summary }) => (
        <li key={number}>
          <a href={`tel:${number}`}>{number}</a>
          <h3>
            <Say words={title} />
          </h3>
          {summary && (
            <p>
              <Say words={summary} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
