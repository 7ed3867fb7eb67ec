import { useQuery } from '@tanstack/react-query';
import { membersQuery } from '../data/members.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import { Select } from './Select.tsx';

interface Props {
  /** The member's id; empty for nobody. */
  value: string;
  onChange(value: string): void;
}

/** The choice of a member to whom something is assigned, or of nobody. */
export function MemberSelect({ value, onChange }: Props) {
  const t = useTranslations('list');
  const members = useQuery(membersQuery).data ?? [];
  return (
    <Select
      label={t('assignTo')}
      value={value}
      autoFocus
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{t('nobody')}</option>
      {members.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
