import { findChallengeStart } from 'shared-domain';
import type { Role } from 'shared-domain/contract';
import { Link, useSearchParams } from 'shared-domain/platform';
import { useMyChallengesQuery } from '../../api/my-challenges.ts';
import { type Org, useMyOrgsQuery } from '../../api/my-orgs.ts';
import { Button } from '../../components/Button.tsx';
import { QueryState } from '../../components/call/QueryState.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { useHost } from '../../components/host.ts';
import { Empty } from '../../components/page/Empty.tsx';
import { buildOrganisationPath } from '../../components/page/paths.ts';
import { useText } from '../../locales/use-text.ts';
import './organisations.css';

/** The organisations in which the user's role is `role`; all of them where it is null, or the user's role in none. */
const filterByRole = (orgs: readonly Org[], role: string | null): readonly Org[] =>
  orgs.some((org) => org.role === role) ? orgs.filter((org) => org.role === role) : orgs;

/** The user's organisations with the role in each and the number of upcoming competitions. */
export function OrganisationList() {
  const { t } = useText();
  const { openContact } = useHost();
  const orgs = useMyOrgsQuery();
  const { data: challenges = [] } = useMyChallengesQuery();
  const [params] = useSearchParams();
  const chosenRole = params.get('role');
  const now = new Date();
  const countUpcoming = (oid: string) =>
    challenges.filter((challenge) => challenge.org.oid === oid && findChallengeStart(challenge) > now).length;
  return (
    <QueryState query={orgs}>
      {(list) =>
        list.length === 0 ? (
          <Empty title={t('orgs.none')} help={t('orgs.none.help')}>
            <Button onClick={openContact}>{t('orgs.contact')}</Button>
          </Empty>
        ) : (
          <>
            <RoleFilter roles={list.map((org) => org.role)} />
            <ul className="rows adm-orgs">
              {filterByRole(list, chosenRole).map(({ oid, name, role }) => (
                <li key={oid}>
                  <Link className="row" to={buildOrganisationPath(oid)}>
                    <span>
                      <span className="ev">{name}</span>
                      <span className="sub">{t('orgs.coming', { count: countUpcoming(oid) })}</span>
                    </span>
                    <span className="chip">{t(`role.${role}`)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )
      }
    </QueryState>
  );
}

/** Filters by the user's role, in `?role=` of the address; not shown where the user has the same role everywhere, unless the address has a role already. */
function RoleFilter({ roles }: { readonly roles: readonly Role[] }) {
  const { t } = useText();
  const [params, setParams] = useSearchParams();
  const chosenRole = params.get('role');
  const ownRoles = [...new Set(roles)];
  if (ownRoles.length < 2 && chosenRole === null) return null;
  const choose = (role: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (role === '') next.delete('role');
        else next.set('role', role);
        return next;
      },
      { replace: true },
    );
  return (
    <SelectField
      label={t('orgs.role')}
      value={ownRoles.find((role) => role === chosenRole) ?? ''}
      options={[
        { value: '', label: t('orgs.role.all') },
        ...ownRoles.map((role) => ({ value: role, label: t(`role.${role}`) })),
      ]}
      onChoose={choose}
    />
  );
}
