import '../../../app/lib/zodWithoutEval.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { Kind } from '../../../domain/content/kinds.ts';
import { LoadError } from '../../components/LoadError.tsx';
import { Loading } from '../../components/Loading.tsx';
import { ApiError } from '../../data/client.ts';
import { loadEntry } from '../../data/entry.ts';
import { useMember } from '../../data/session.ts';
import { ScreenMessages } from '../../i18n/ScreenMessages.tsx';
import { NotFound } from '../NotFound.tsx';
import { EntryForm } from './EntryForm.tsx';
import { localCopy } from './localCopy.ts';

/** The editor of one entry of any kind. */
export function Component() {
  const { kind, id = '' } = useParams() as { kind: Kind; id: string };
  return (
    <ScreenMessages of="editor">
      <EntryEditor key={`${kind}/${id}`} kind={kind} id={id} />
    </ScreenMessages>
  );
}

function EntryEditor({ kind, id }: { kind: Kind; id: string }) {
  const member = useMember().id;
  const { data, error, refetch } = useQuery({
    queryKey: ['entry', kind, id],
    queryFn: async () => {
      const copy = localCopy(member, kind, id);
      const [state, local] = await Promise.all([loadEntry(kind, id), copy.read()]);
      return { state, local, copy };
    },
    // The form keeps what it began with, also after signing in again; a next one begins anew.
    staleTime: 'static',
    gcTime: 0,
  });
  if (data) return <EntryForm {...data} />;
  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <Loading />;
}
