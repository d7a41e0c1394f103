import type { ComponentProps } from 'react';
import type { Role } from 'shared-domain/contract';
import { Select, SelectField } from '../../components/form/SelectField.tsx';
import { useText } from '../../locales/use-text.ts';

const ROLES: readonly Role[] = ['owner', 'secretary', 'reader'];

function useRoleOptions() {
  const { t } = useText();
  return ROLES.map((value) => ({ value, label: t(`role.${value}`) }));
}

/** A role, without a visible label. */
export const RoleSelect = (props: Omit<ComponentProps<typeof Select<Role>>, 'options'>) => (
  <Select {...props} options={useRoleOptions()} />
);

/** A role, under its label. */
export const RoleField = (props: Omit<ComponentProps<typeof SelectField<Role>>, 'options'>) => (
  <SelectField {...props} options={useRoleOptions()} />
);
