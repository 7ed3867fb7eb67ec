import type { CompactHours } from '../../../domain/hours/compactHours.ts';
import { useLocale } from '../../components/useLocale.ts';
import { Text } from '../../i18n/localize.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { useOpenClock } from '../openState/useOpenClock.ts';
import type { VisitTable } from './hoursTables.ts';
import * as styles from './VisitFacts.module.css';
import type { VisitRow } from './visitView.ts';

/** Whether a place is open now. The line is empty until a browser has computed it. */
export function OpenStatus({ hours }: { hours: CompactHours }) {
  const t = useTranslations('openState');
  const locale = useLocale();
  const clock = useOpenClock();
  const state = clock?.stateOf(hours);
  const text = clock && state && clock.textOf(state, clock.now, locale, t);
  return (
    <p className={styles.status} data-state={state?.state}>
      {text}
    </p>
  );
}

/** Rows of "At a glance": hours, admission, entry, booking, contact, each with the age of its value. */
export function VisitFacts({ rows }: { rows: readonly VisitRow[] }) {
  return rows.map(({ label, tables, lines, arabic, links, age }) => (
    <div key={label} className={styles.root}>
      <dt>{label}</dt>
      <dd>
        {tables?.map((table) => (
          <Table key={table.title ?? ''} table={table} />
        ))}
        {lines?.map((line) => (
          <p key={line.text}>
            <Text value={line} />
          </p>
        ))}
        {arabic && (
          <p lang="ar" dir="rtl">
            {arabic}
          </p>
        )}
        {links?.map(({ href, text }) => (
          <a key={href} href={href} rel="noopener">
            {text}
          </a>
        ))}
        {age && <p className={styles.age}>{age}</p>}
      </dd>
    </div>
  ));
}

function Table({ table: { title, rows } }: { table: VisitTable }) {
  return (
    <table>
      {title && <caption>{title}</caption>}
      <tbody>
        {rows.map(({ name, value, note, detail }) => (
          <tr key={name.text}>
            <th scope="row">
              <Text value={name} />
              {note && (
                <small>
                  <Text value={note} />
                </small>
              )}
            </th>
            <td>
              {value}
              {detail && <small>{detail}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
