import { useQuery } from '@tanstack/react-query';
import type { Kind } from '../../../domain/content/kinds.ts';
import type { BulkChange, BulkOutcome } from '../../../domain/studio/bulkApi.ts';
import { may } from '../../../domain/studio/roles.ts';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { RowList } from '../../components/RowList.tsx';
import { useAction } from '../../components/useAction.ts';
import { bulkChangesQuery, undoBulk } from '../../data/bulk.ts';
import { useMember } from '../../data/session.ts';
import { useDates } from '../../i18n/useDates.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';

interface Props {
  kind: Kind;
  onUndone(outcome: BulkOutcome): void;
}

/** The member's changes of many entries within the last day, each with the way back. */
export function UndoList({ kind, onUndone }: Props) {
  const t = useTranslations('bulk');
  const { role } = useMember();
  const { data = [] } = useQuery({
    ...bulkChangesQuery(kind),
    enabled: may(role, 'translate'),
  });
  if (data.length === 0) return null;
  return (
    <details>
      <summary>{t('recent', { count: data.length })}</summary>
      <RowList label={t('recent', { count: data.length })}>
        {data.map((change) => (
          <UndoRow key={change.undo} kind={kind} change={change} onUndone={onUndone} />
        ))}
      </RowList>
    </details>
  );
}

function UndoRow({ kind, change, onUndone }: Props & { change: BulkChange }) {
  const t = useTranslations('bulk');
  const { moment } = useDates();
  const { run, busy, problem } = useAction();
  const { action, count, created, undo } = change;
  return (
    <li>
      <span>
        {action ? t(`action.${action.type}`) : t('imported')}
        {action && 'tag' in action && ` (${action.tag})`}{' '}
        <span className="side-note">
          {t('entries', { count })} · {moment(created)}
        </span>
        {problem && <Notice kind="error">{problem}</Notice>}
      </span>
      <Button
        quiet
        busy={busy}
        onClick={() => void run(async () => onUndone(await undoBulk(kind, undo)))}
      >
        {t('undo')}
      </Button>
    </li>
  );
}
