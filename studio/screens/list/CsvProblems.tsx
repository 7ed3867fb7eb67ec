import { useFormatter } from 'use-intl';
import type { Kind } from '../../../domain/content/kinds.ts';
import type { CsvCheck, CsvProblem } from '../../../domain/studio/csvApi.ts';
import { MAX_CSV_ENTRIES } from '../../../domain/studio/csvApi.ts';
import { useFieldLabels } from '../../i18n/useFieldLabels.ts';
import { useReasonText } from '../../i18n/useReasonText.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './BulkDialog.module.css';

/** What is wrong with a table: row, field and reason. */
export function CsvProblems({ kind, check }: { kind: Kind; check: CsvCheck }) {
  const t = useTranslations('csv');
  const { number } = useFormatter();
  const reasonText = useReasonText();
  const { pathLabel } = useFieldLabels(kind);
  const { problems, problemCount, state } = check;
  const hidden = problemCount - problems.length;
  const field = ({ code, column }: CsvProblem) =>
    column && (code.endsWith('-column') ? column : pathLabel(column.split('.')));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keyboard
    <section className={styles.items} tabIndex={0} aria-label={t('problems')}>
      <h3 className={styles.prevented}>
        {state ? t('rowsLeftOut', { count: problemCount }) : t('unreadable')}
      </h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('row')}</th>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('reason')}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map((problem) => (
            <tr key={`${problem.row} ${problem.column} ${problem.code} ${problem.reason?.code}`}>
              <td>{problem.row === null ? '–' : number(problem.row)}</td>
              <td>{field(problem) ?? '–'}</td>
              <td>
                {problem.reason
                  ? reasonText(problem.reason)
                  : t(`problem.${problem.code}`, { max: number(MAX_CSV_ENTRIES) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hidden > 0 && <p>{t('moreProblems', { count: hidden })}</p>}
    </section>
  );
}
