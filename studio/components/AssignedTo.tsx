import type { Author } from '../../domain/studio/entryApi.ts';
import { useTranslations } from '../i18n/useTranslations.ts';

/** Who is to work on an entry; nothing where it is nobody. */
export function AssignedTo({ member }: { member: Author }) {
  const t = useTranslations('list');
  return member && <span className="side-note">{t('assignedTo', { name: member.name })}</span>;
}
