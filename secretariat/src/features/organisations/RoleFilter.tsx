import type { Role } from 'shared-domain/contract';
import { useSearchParams } from 'shared-domain/platform';
import { FilterSelect } from '../../components/table/FilterSelect.tsx';
import { useText } from '../../locales/use-text.ts';

/** One of the roles that one has, or all; it stands in the address. Whoever has one role everywhere needs no filter. */
export function RoleFilter({ roles }: { readonly roles: readonly Role[] }) {
  const { t } = useText();
  const [params, setParams] = useSearchParams();
  const asked = params.get('role');
  const own = [...new Set(roles)];
  if (own.length < 2 && asked === null) return null;
  const choose = (role: string) =>
    setParams(
      (known) => {
        const next = new URLSearchParams(known);
        if (role === '') next.delete('role');
        else next.set('role', role);
        return next;
      },
      { replace: true },
    );
  return (
    <FilterSelect
      label={t('orgs.role')}
      value={own.some((role) => role === asked) ? (asked ?? '') : ''}
      options={[
        { value: '', label: t('orgs.role.all') },
        ...own.map((role) => ({ value: role, label: t(`role.${role}`) })),
      ]}
      onChange={choose}
    />
  );
}
