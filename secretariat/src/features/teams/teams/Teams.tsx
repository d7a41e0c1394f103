import { lazy, Suspense, useMemo, useState } from 'react';
import { foldText } from 'shared-domain';
import type { Challenge, Team } from 'shared-domain/contract';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { QueryState } from '../../../components/call/QueryState.tsx';
import { Empty } from '../../../components/page/Empty.tsx';
import { EntriesLink } from '../../../components/page/NextStep.tsx';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { Filters } from '../../../components/table/Filters.tsx';
import { SearchField } from '../../../components/table/SearchField.tsx';
import { TableTools } from '../../../components/table/TableTools.tsx';
import { useTableView } from '../../../components/table/table-view.ts';
import { useText } from '../../../locales/use-text.ts';
import { useTeamsQuery } from '../teams-endpoints.ts';
import { RaceTeams } from './RaceTeams.tsx';
import { ScoringBar } from './ScoringBar.tsx';
import { makeTeamColumns } from './team-columns.tsx';

const TeamDrawer = lazy(async () => ({ default: (await import('./TeamDrawer.tsx')).TeamDrawer }));

interface Props {
  readonly challenge: Challenge;
  readonly canWrite: boolean;
  readonly programme: readonly ProgrammeTrial[];
}

const getKey = ({ oid }: Team): string => oid;
const getName = ({ title }: Team): string => title;

/** The ranking of the teams; opening a team shows its members and results. */
export function Teams({ challenge, canWrite, programme }: Props) {
  const { t, language } = useText();
  const teams = useTeamsQuery(challenge.oid);
  const [searchText, setSearchText] = useState('');
  const [openTeamId, setOpenTeamId] = useState<string>();
  const [view, setView] = useTableView('teams');
  const columns = useMemo(() => makeTeamColumns(t, language, setOpenTeamId), [t, language]);
  return (
    <QueryState query={teams}>
      {({ teams: allTeams, races }) => {
        const shownTeams = allTeams.filter(({ title }) => foldText(title).includes(foldText(searchText)));
        if (allTeams.length === 0) {
          return (
            <Empty title={t('teams.none')} help={t('teams.none.help')}>
              {canWrite && <EntriesLink isMain chOID={challenge.oid} />}
            </Empty>
          );
        }
        return (
          <>
            <ScoringBar challenge={challenge} programme={programme} canWrite={canWrite} />
            {races !== undefined && <RaceTeams races={races} />}
            <Filters>
              <SearchField value={searchText} onText={setSearchText} />
              <TableTools
                fileName={t('screen.teams')}
                columns={columns}
                rows={shownTeams}
                view={view}
                onView={setView}
              />
            </Filters>
            {shownTeams.length === 0 ? (
              <Empty title={t('teams.none.filtered')} />
            ) : (
              <DataTable
                caption={t('teams.caption', { name: challenge.name, count: shownTeams.length })}
                columns={columns}
                rows={shownTeams}
                getKey={getKey}
                getName={getName}
                view={view}
                onOpen={setOpenTeamId}
              />
            )}
            <Suspense fallback={null}>
              {openTeamId !== undefined && (
                <TeamDrawer
                  key={openTeamId}
                  challenge={challenge}
                  canWrite={canWrite}
                  programme={programme}
                  teamId={openTeamId}
                  teams={allTeams}
                  onClose={() => setOpenTeamId(undefined)}
                />
              )}
            </Suspense>
          </>
        );
      }}
    </QueryState>
  );
}
