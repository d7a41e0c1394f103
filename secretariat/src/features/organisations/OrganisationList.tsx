import { Button } from 'antd';
import { zonedStart } from 'shared-domain';
import { Link } from 'shared-domain/platform';
import { useMyChallengesQuery } from '../../api/my-challenges.ts';
import { useMyOrgsQuery } from '../../api/my-orgs.ts';
import { Empty } from '../../components/Empty.tsx';
import { useHost } from '../../components/host.ts';
import { organisationPath } from '../../components/paths.ts';
import { QueryState } from '../../components/QueryState.tsx';
import { useText } from '../../locales/use-text.ts';
import './organisations.css';

/** The organisations of who is signed in, the role in each, and what each has ahead. */
export function OrganisationList() {
  const { t } = useText();
  const { openContact } = useHost();
  const orgs = useMyOrgsQuery();
  const { data: challenges = [] } = useMyChallengesQuery();
  const now = new Date();
  const comingOf = (oid: string) =>
    challenges.filter(({ org, ...dates }) => org.oid === oid && zonedStart(dates) > now);
  return (
    <QueryState query={orgs}>
      {(list) =>
        list.length === 0 ? (
          <Empty title={t('orgs.none')} help={t('orgs.none.help')}>
            <Button onClick={openContact}>{t('orgs.contact')}</Button>
          </Empty>
        ) : (
          <ul className="rows adm-orgs">
            {list.map(({ oid, name, role }) => (
              <li key={oid}>
                <Link className="row" to={organisationPath(oid)}>
                  <span>
                    <span className="ev">{name}</span>
                    <span className="sub">{t('orgs.coming', { count: comingOf(oid).length })}</span>
                  </span>
                  <span className="chip">{t(`role.${role}`)}</span>
                </Link>
              </li>
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}
