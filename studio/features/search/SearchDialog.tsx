import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useDeferredValue, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Dialog } from '../../components/Dialog.tsx';
import { Field } from '../../components/Field.tsx';
import { LoadError } from '../../components/LoadError.tsx';
import { RowList } from '../../components/RowList.tsx';
import { searchQuery } from '../../data/overview.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';

/** Finds entries of all kinds as one types; Enter opens the first. */
export function SearchDialog({ onClose }: { onClose(): void }) {
  const t = useTranslations('search');
  const kinds = useTranslations('kinds');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim());
  const query = useQuery(searchQuery(wanted));
  const found = wanted.length >= 2 ? query.data : undefined;
  function openFirst(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const [first] = found ?? [];
    if (!first || query.isPlaceholderData) return;
    onClose();
    void navigate(`/entries/${first.kind}/${first.id}`);
  }
  return (
    <Dialog title={t('open')} onClose={onClose}>
      <search>
        <form onSubmit={openFirst}>
          <Field
            label={t('label')}
            hint={t('hint')}
            type="search"
            autoComplete="off"
            value={text}
            maxLength={100}
            autoFocus
            onChange={(event) => setText(event.target.value)}
          />
        </form>
      </search>
      <p role="status" className="side-note">
        {found && (found.length > 0 ? t('count', { count: found.length }) : t('none'))}
        {wanted.length < 2 && t('tooShort')}
      </p>
      {query.isError && <LoadError error={query.error} onRetry={() => void query.refetch()} />}
      <RowList label={t('label')}>
        {found?.map(({ kind, id, title }) => (
          <li key={`${kind}/${id}`}>
            <Link to={`/entries/${kind}/${id}`} onClick={onClose}>
              {title}
            </Link>
            <span className="side-note">{kinds(kind)}</span>
          </li>
        ))}
      </RowList>
    </Dialog>
  );
}
