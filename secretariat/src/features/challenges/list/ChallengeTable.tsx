import { useMemo } from 'react';
import type { Challenge } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { buildCompetitionPath } from '../../../components/page/paths.ts';
import { useLicences } from '../../../components/reference.ts';
import type { Column } from '../../../components/table/column.ts';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { formatChallengeDays } from '../../../components/time/challenge-days.ts';
import { useText } from '../../../locales/use-text.ts';
import { ChallengeActions } from '../acts/ChallengeActions.tsx';
import { VisibleSwitch } from '../acts/VisibleSwitch.tsx';
import { ChallengeState } from './ChallengeState.tsx';

export interface ChallengeListProps {
  readonly caption: string;
  readonly challenges: readonly Challenge[];
  /** oids of the organisations whose competitions the user may change. */
  readonly writableOrgs: ReadonlySet<string>;
  readonly now: Date;
}

/** The competitions of the user's organisations as a table (P11.2). */
export function ChallengeTable({ caption, challenges, writableOrgs, now }: ChallengeListProps) {
  const { t, language } = useText();
  const { formatLicence } = useLicences();
  const columns = useMemo<readonly Column<Challenge>[]>(
    () => [
      {
        key: 'date',
        title: t('challenge.date'),
        cell: (challenge) => <span className="nb">{formatChallengeDays(challenge, language)}</span>,
      },
      {
        key: 'name',
        title: t('challenge.name'),
        isRowHeading: true,
        cell: ({ oid, name, place }) => (
          <>
            <Link className="ev link" to={buildCompetitionPath(oid)}>
              {name}
            </Link>
            {place !== undefined && <span className="sub">{place}</span>}
          </>
        ),
      },
      { key: 'org', title: t('challenge.org'), minScreen: 'desktop', cell: ({ org }) => org.name },
      {
        key: 'kind',
        title: t('challenge.kind'),
        minScreen: 'desktop',
        cell: ({ kind, rtype }) => `${t(`kind.${kind}`)}\u00a0· ${formatLicence(rtype)}`,
      },
      { key: 'trials', title: t('challenge.trials'), align: 'end', cell: ({ trials }) => trials },
      {
        key: 'state',
        title: t('challenge.state'),
        cell: (challenge) => <ChallengeState challenge={challenge} now={now} />,
      },
      {
        key: 'visible',
        title: t('challenge.seen'),
        cell: (challenge) => (writableOrgs.has(challenge.org.oid) ? <VisibleSwitch challenge={challenge} /> : null),
      },
      {
        key: 'acts',
        title: t('challenge.acts'),
        isTitleHidden: true,
        align: 'end',
        cell: (challenge) => (
          <ChallengeActions challenge={challenge} canWrite={writableOrgs.has(challenge.org.oid)} isSmall />
        ),
      },
    ],
    [t, language, now, writableOrgs, formatLicence],
  );
  return <DataTable caption={caption} columns={columns} rows={challenges} getKey={getKey} getName={getName} />;
}

const getKey = ({ oid }: Challenge): string => oid;
const getName = ({ name }: Challenge): string => name;
