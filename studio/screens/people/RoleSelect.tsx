import { ROLES, type Role } from '../../../domain/studio/roles.ts';
import { Select } from '../../components/Select.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';

/** Chooses a role, and says what it may do. */
export function RoleSelect({ role, onChange }: { role: Role; onChange(role: Role): void }) {
  const t = useTranslations('people');
  const layout = useTranslations('layout');
  return (
    <div>
      <Select
        label={t('role')}
        value={role}
        onChange={(event) => onChange(event.target.value as Role)}
      >
        {ROLES.map((one) => (
          <option key={one} value={one}>
            {layout(`role.${one}`)}
          </option>
        ))}
      </Select>
      <p className="side-note" aria-live="polite">
        {t(`roles.${role}`)}
      </p>
    </div>
  );
}
