import { useQuery } from '@tanstack/react-query';
import type { Author } from '../../domain/studio/entryApi.ts';
import { membersQuery } from '../data/members.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import { LoadError } from './LoadError.tsx';
import { Select } from './Select.tsx';

/** The option's value for null; members have longer ids. */
const NOBODY = 'nobody';

interface Props {
  /** The member's id; null for nobody, undefined before a choice. */
  value: string | null | undefined;
  onChange(value: string | null): void;
  /** To whom it is assigned: who can change nothing any more is not among the members. */
  assigned?: Author;
  autoFocus?: boolean;
}

/** The choice of a member to whom something is assigned, or of nobody. */
export function MemberSelect({ value, onChange, assigned, autoFocus }: Props) {
  const t = useTranslations('list');
  const { data: members = [], error, refetch } = useQuery(membersQuery);
  const isListed = members.some(({ id }) => id === assigned?.id);
  const options = assigned && !isListed ? [assigned, ...members] : members;
  return (
    <>
      <Select
        label={t('assignTo')}
        value={value === null ? NOBODY : (value ?? '')}
        autoFocus={autoFocus}
        onChange={({ target }) => onChange(target.value === NOBODY ? null : target.value)}
      >
        {value === undefined && <option value="">{t('choose')}</option>}
        <option value={NOBODY}>{t('nobody')}</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
    </>
  );
}
