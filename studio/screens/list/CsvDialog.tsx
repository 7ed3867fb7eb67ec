import { useMutation } from '@tanstack/react-query';
import { useFormatter } from 'use-intl';
import type { Kind } from '../../../domain/content/kinds.ts';
import type { BulkOutcome } from '../../../domain/studio/bulkApi.ts';
import { MAX_CSV_ENTRIES } from '../../../domain/studio/csvApi.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Field } from '../../components/Field.tsx';
import { Loading } from '../../components/Loading.tsx';
import { Notice } from '../../components/Notice.tsx';
import { useProblemText } from '../../components/useProblemText.ts';
import { checkCsv, importCsv } from '../../data/csv.ts';
import { ScreenMessages } from '../../i18n/ScreenMessages.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './BulkDialog.module.css';
import { CsvProblems } from './CsvProblems.tsx';

interface Props {
  kind: Kind;
  onClose(): void;
  onDone(outcome: BulkOutcome): void;
}

/** Checks a table, shows what it changes and what is wrong with it, and saves the changes as drafts. */
export function CsvDialog({ kind, onClose, onDone }: Props) {
  const t = useTranslations('csv');
  const { number } = useFormatter();
  const text = useProblemText();
  // The file that was chosen last is shown, whichever is checked first.
  const check = useMutation({
    mutationFn: (file: File) => checkCsv(kind, file),
    networkMode: 'always',
  });
  const { data: found, variables: file } = check;
  const save = useMutation({
    mutationFn: async () => {
      if (!file || !found?.state) return;
      onDone(await importCsv(kind, file, found.state));
      onClose();
    },
    networkMode: 'always',
  });
  const problem = check.error ?? save.error;
  const { entries = [], problemCount = 0 } = found ?? {};
  return (
    <Dialog title={t('upload')} onClose={onClose}>
      <p className="side-note">{t('text', { max: number(MAX_CSV_ENTRIES) })}</p>
      <Field
        label={t('file')}
        type="file"
        accept=".csv,text/csv"
        autoFocus
        onClick={({ currentTarget }) => {
          // Otherwise the browser would not tell that the same file, now corrected, is chosen again.
          currentTarget.value = '';
          check.reset();
          save.reset();
        }}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) check.mutate(chosen);
        }}
      />
      {problem && <Notice kind="error">{text(problem)}</Notice>}
      {check.isPending && <Loading />}
      {found && (
        <>
          {problemCount > 0 && (
            <ScreenMessages of="editor">
              <CsvProblems kind={kind} check={found} />
            </ScreenMessages>
          )}
          {problemCount === 0 && entries.length === 0 && (
            <Notice kind="status">{t('same', { count: found.rows })}</Notice>
          )}
          {entries.length > 0 && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keyboard
            <section className={styles.items} tabIndex={0} aria-label={t('changes')}>
              <h3 className={styles.done}>{t('changed', { count: entries.length })}</h3>
              <ul className={styles.list}>
                {entries.map(({ id, title, columns }) => (
                  <li key={id}>
                    <strong>{title}</strong>{' '}
                    <span className="side-note">{t('fields', { count: columns.length })}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {entries.length > 0 && (
            <Button busy={save.isPending} onClick={() => save.mutate()}>
              {t('apply', { count: entries.length })}
            </Button>
          )}
        </>
      )}
    </Dialog>
  );
}
