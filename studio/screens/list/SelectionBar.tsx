import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useFormatter } from 'use-intl';
import type { Kind } from '../../../domain/content/kinds.ts';
import type { BulkOutcome } from '../../../domain/studio/bulkApi.ts';
import { MAX_BULK } from '../../../domain/studio/bulkLimits.ts';
import { Button } from '../../components/Button.tsx';
import { useAction } from '../../components/useAction.ts';
import { findIds } from '../../data/bulk.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { BulkDialog } from './BulkDialog.tsx';
import * as styles from './SelectionBar.module.css';
import type { Selection } from './useSelection.ts';

interface Props {
  kind: Kind;
  /** Entries that match the list's filters. */
  total: number;
  selection: Selection;
  onClear(): void;
  onDone(outcome: BulkOutcome): void;
}

/** How many entries are selected, and what can be done with them. */
export function SelectionBar({ kind, total, selection, onClear, onDone }: Props) {
  const t = useTranslations('bulk');
  const { number } = useFormatter();
  const [params] = useSearchParams();
  const { run, busy, problem } = useAction();
  const [isOpen, setOpen] = useState(false);
  const count = selection.ids.size;
  const isTooMany = count > MAX_BULK;
  const all = async () => selection.addFound(await findIds(kind, String(params)));
  if (count === 0) return null;
  return (
    <section className={styles.root} aria-label={t('title')}>
      <p role="status">
        {t('selected', { count, shown: number(count) })}
        {isTooMany && (
          <span className={styles.note}>{t('tooMany', { max: number(MAX_BULK) })}</span>
        )}
        {problem && <span className={styles.note}>{problem}</span>}
      </p>
      <div className={styles.actions}>
        {count < total && total <= MAX_BULK && (
          <button className={styles.link} type="button" onClick={() => void run(all)}>
            {t('all', { count: total, shown: number(total) })}
          </button>
        )}
        <button className={styles.link} type="button" onClick={onClear}>
          {t('none')}
        </button>
        <Button busy={busy || isTooMany} onClick={() => setOpen(true)}>
          {t('change')}
        </Button>
      </div>
      {isOpen && (
        <BulkDialog
          kind={kind}
          ids={[...selection.ids]}
          onClose={() => setOpen(false)}
          onDone={onDone}
        />
      )}
    </section>
  );
}
