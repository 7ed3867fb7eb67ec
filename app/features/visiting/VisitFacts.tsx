import { useSyncExternalStore } from 'react';
import { dayInRegion } from '../../../domain/format/today.ts';
import { isOlderThanAYear } from '../../../domain/visiting/age.ts';
import { useLocale } from '../../components/useLocale.ts';
import { Text } from '../../i18n/localize.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import type { VisitTable } from './hoursTables.ts';
import { useOpenClock } from './useOpenClock.ts';
import * as styles from './VisitFacts.module.css';
import type { ValueAge, VisitView } from './visitView.ts';

/** Whether a place is open now. The line is empty until a browser has computed it. */
export function OpenStatus({ open }: { open: NonNullable<VisitView['open']> }) {
  const t = useTranslations('openState');
  const locale = useLocale();
  const clock = useOpenClock();
  const state = clock?.stateOf(open);
  const text = clock && state && clock.textOf(state, open.rules, clock.now, locale, t);
  return (
    <p className={styles.status} data-state={state?.state}>
      {text}
    </p>
  );
}

/** Rows of "At a glance": hours, admission, entry, booking, contact, each with the age of its value. */
export function VisitFacts({ visit }: { visit: VisitView }) {
  const today = useToday(visit.today);
  return visit.rows.map(({ label, tables, lines, links, age }) => (
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
        {links?.map(({ href, text }) => (
          <a key={href} href={href} rel="noopener">
            {text}
          </a>
        ))}
        <Age age={age} today={today} />
      </dd>
    </div>
  ));
}

function Age({ age, today }: { age: ValueAge | undefined; today: string }) {
  const text = age && (isOlderThanAYear(age.asOf, today) ? age.old : age.recent);
  return text && <p className={styles.age}>{text}</p>;
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

/** The date, YYYY-MM-DD; that of the page until hydration, because pages are cached. */
function useToday(ofPage: string): string {
  return useSyncExternalStore(
    () => () => undefined,
    () => dayInRegion(new Date()),
    () => ofPage,
  );
}
