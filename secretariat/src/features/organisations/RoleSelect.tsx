import type { Role } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';

const ROLES: readonly Role[] = ['owner', 'secretary', 'reader'];

interface Props {
  readonly role: Role;
  readonly onRole: (role: Role) => void;
  readonly label?: string;
  readonly id?: string;
  readonly disabled?: boolean;
  readonly describedBy?: string | undefined;
}

/** A role, picked. */
export function RoleSelect({ role, onRole, label, id, disabled = false, describedBy }: Props) {
  const { t } = useText();
  return (
    <select
      id={id}
      className="sel"
      aria-label={label}
      aria-describedby={describedBy}
      disabled={disabled}
      value={role}
      onChange={({ target }) => onRole(target.value as Role)}
    >
      {ROLES.map((one) => (
        <option key={one} value={one}>
          {t(`role.${one}`)}
        </option>
      ))}
    </select>
  );
}
