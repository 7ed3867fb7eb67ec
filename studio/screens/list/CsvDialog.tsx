import { useState } from 'react';
import { useFormatter } from 'use-intl';
import type { Kind } from '../../../domain/content/kinds.ts';
import type { BulkOutcome } from '../../../domain/studio/bulkApi.ts';
import { type CsvCheck, MAX_CSV_ENTRIES } from '../../../domain/studio/csvApi.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Field } from '../../components/Field.tsx';
import { Loading } from '../../components/Loading.tsx';
import { Notice } from '../../components/Notice.tsx';
import { useAction } from '../../components/useAction.ts';
import { checkCsv, importCsv } from '../../data/csv.ts';
import { EditorMessages } from '../../i18n/EditorMessages.tsx';
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
  const { run, busy, problem } = useAction();
  const [chosen, setChosen] = useState<File>();
  const [found, setFound] = useState<CsvCheck>();
  function choose(file: File | undefined): void {
    setChosen(file);
    setFound(undefined);
    if (file) void run(async () => setFound(await checkCsv(kind, file)));
  }
  async function apply(): Promise<void> {
    if (!chosen || !found?.state) return;
    onDone(await importCsv(kind, chosen, found.state));
    onClose();
  }
  const { entries = [], problemCount = 0 } = found ?? {};
  return (
    <Dialog title={t('upload')} onClose={onClose}>
      <p className="side-note">{t('text', { max: number(MAX_CSV_ENTRIES) })}</p>
      <Field
        label={t('file')}
        type="file"
        accept=".csv,text/csv"
        autoFocus
        onChange={({ target }) => choose(target.files?.[0])}
      />
      {problem && <Notice kind="error">{problem}</Notice>}
      {busy && !found && <Loading />}
      {found && (
        <>
          {problemCount > 0 && (
            <EditorMessages>
              <CsvProblems kind={kind} check={found} />
            </EditorMessages>
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
            <Button busy={busy} onClick={() => void run(apply)}>
              {t('apply', { count: entries.length })}
            </Button>
          )}
        </>
      )}
    </Dialog>
  );
}
