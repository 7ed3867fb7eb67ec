import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Kind } from '../../../domain/content/kinds.ts';
import type { BulkAction, BulkOutcome } from '../../../domain/studio/bulkApi.ts';
import { hasTags, isFixed } from '../../../domain/studio/kindTraits.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { LoadError } from '../../components/LoadError.tsx';
import { Loading } from '../../components/Loading.tsx';
import { MemberSelect } from '../../components/MemberSelect.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Select } from '../../components/Select.tsx';
import { useAction } from '../../components/useAction.ts';
import { applyBulk, previewBulk } from '../../data/bulk.ts';
import { choicesQuery } from '../../data/entries.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './BulkDialog.module.css';
import { BulkItems } from './BulkItems.tsx';

const TYPES = ['add-tag', 'remove-tag', 'publish', 'unpublish', 'assign'] as const;
type Type = (typeof TYPES)[number];

interface Props {
  kind: Kind;
  ids: readonly string[];
  onClose(): void;
  onDone(outcome: BulkOutcome): void;
}

/** Chooses an action for the selected entries, shows what it does to each, and does it. */
export function BulkDialog({ kind, ids, onClose, onDone }: Props) {
  const t = useTranslations('bulk');
  const list = useTranslations('list');
  const { run, busy, problem } = useAction();
  const tags = useQuery(choicesQuery('tags')).data ?? [];
  const [type, setType] = useState<Type>();
  const [tag, setTag] = useState('');
  const [member, setMember] = useState<string | null>();
  const action = toAction(type, tag, member);
  const preview = useQuery({
    queryKey: ['bulk', kind, action, ids],
    queryFn: () => previewBulk(kind, action as BulkAction, ids),
    enabled: action !== undefined,
    // Others may have changed the entries since.
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const items = action && preview.data?.items;
  const changing = items?.filter(({ status }) => status === 'done') ?? [];
  async function apply(): Promise<void> {
    if (!action) return;
    onDone(await applyBulk(kind, action, changing));
    onClose();
  }
  return (
    <Dialog title={t('dialog', { count: ids.length })} onClose={onClose}>
      {problem && <Notice kind="error">{problem}</Notice>}
      <div className={styles.choices}>
        <Select
          label={t('what')}
          value={type ?? ''}
          autoFocus
          onChange={({ target }) => setType((target.value || undefined) as Type | undefined)}
        >
          <option value="">{list('choose')}</option>
          {TYPES.filter((one) => isPossible(kind, one)).map((one) => (
            <option key={one} value={one}>
              {t(`action.${one}`)}
            </option>
          ))}
        </Select>
        {type?.endsWith('tag') && (
          <Select label={t('tag')} value={tag} onChange={({ target }) => setTag(target.value)}>
            <option value="">{list('choose')}</option>
            {tags.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        )}
        {type === 'assign' && <MemberSelect value={member} onChange={setMember} />}
      </div>
      {type && <p className="side-note">{t(`explain.${type}`)}</p>}
      {preview.isFetching && <Loading />}
      {preview.error && <LoadError error={preview.error} onRetry={() => void preview.refetch()} />}
      {items && !preview.isFetching && (
        <>
          <BulkItems kind={kind} items={items} />
          <Button busy={busy || changing.length === 0} onClick={() => void run(apply)}>
            {t('apply', { count: changing.length })}
          </Button>
        </>
      )}
    </Dialog>
  );
}

function isPossible(kind: Kind, type: Type): boolean {
  if (type.endsWith('tag')) return hasTags(kind);
  return type !== 'unpublish' || !isFixed(kind);
}

/** The action, once all of it is chosen. */
function toAction(
  type: Type | undefined,
  tag: string,
  member: string | null | undefined,
): BulkAction | undefined {
  switch (type) {
    case 'add-tag':
    case 'remove-tag':
      return tag ? { type, tag } : undefined;
    case 'assign':
      return member === undefined ? undefined : { type, member };
    default:
      return type && { type };
  }
}
