import { useEffect, useId, useRef, useState } from 'react';
import type { Kind } from '../../../domain/content/kinds.ts';
import type { BulkOutcome } from '../../../domain/studio/bulkApi.ts';
import { Button } from '../../components/Button.tsx';
import * as notice from '../../components/Notice.module.css';
import { useAction } from '../../components/useAction.ts';
import { undoBulk } from '../../data/bulk.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { BulkItems } from './BulkItems.tsx';
import * as styles from './EntryList.module.css';

interface Props {
  kind: Kind;
  outcome: BulkOutcome;
  /** Whether the outcome is that of an undo. */
  isUndo?: boolean;
  onClose(): void;
}

/** What an action did, and the way back. It has the focus: the buttons that led to it are gone. */
export function BulkNotice({ kind, outcome, isUndo = false, onClose }: Props) {
  const t = useTranslations('bulk');
  const layout = useTranslations('layout');
  const { run, busy, problem } = useAction();
  const [undone, setUndone] = useState<BulkOutcome>();
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const shown = undone ?? outcome;
  const { items, undo } = shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new outcome
  useEffect(() => root.current?.focus(), [shown]);
  const count = items.filter(({ status }) => status === 'done').length;
  const others = items.filter(({ status, errors }) => status !== 'done' || errors.length > 0);
  return (
    <section
      ref={root}
      className={`${notice.root} ${notice.status} ${styles.notice}`}
      tabIndex={-1}
      aria-labelledby={id}
    >
      <p id={id} role="status">
        {undone || isUndo ? t('undone', { count }) : t('done', { count })}
      </p>
      {others.length > 0 && <BulkItems kind={kind} items={others} />}
      {problem && <p role="alert">{problem}</p>}
      {undo && <p className="side-note">{t('undoText')}</p>}
      <div className={styles.noticeActions}>
        {undo && (
          <Button
            quiet
            busy={busy}
            onClick={() => void run(async () => setUndone(await undoBulk(kind, undo)))}
          >
            {t('undo')}
          </Button>
        )}
        <Button quiet onClick={onClose}>
          {layout('close')}
        </Button>
      </div>
    </section>
  );
}
