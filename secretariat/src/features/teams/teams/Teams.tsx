import { lazy, Suspense, useMemo, useState } from 'react';
import { foldText } from 'shared-domain';
import type { Challenge, Team } from 'shared-domain/contract';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { QueryState } from '../../../components/call/QueryState.tsx';
import { Empty } from '../../../components/page/Empty.tsx';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { Filters } from '../../../components/table/Filters.tsx';
import { SearchField } from '../../../components/table/SearchField.tsx';
import { TableTools } from '../../../components/table/TableTools.tsx';
import { useTableView } from '../../../components/table/table-view.ts';
import { useText } from '../../../locales/use-text.ts';
import { useTeamsQuery } from '../teams-endpoints.ts';
import { teamColumns } from './columns.tsx';
import { RaceTeams } from './RaceTeams.tsx';
import { ScoringBar } from './ScoringBar.tsx';

const TeamDrawer = lazy(async () => ({ default: (await import('./TeamDrawer.tsx')).TeamDrawer }));

interface Props {
  readonly challenge: Challenge;
  readonly canWrite: boolean;
  readonly programme: readonly ProgrammeTrial[];
}

const keyOf = ({ oid }: Team): string => oid;
const nameOf = ({ title }: Team): string => title;

/** The ranking of the teams; a team opens with its members and what they counted. */
export function Teams({ challenge, canWrite, programme }: Props) {
  const { t, language } = useText();
  const teams = useTeamsQuery(challenge.oid);
  const [words, setWords] = useState('');
  const [open, setOpen] = useState<string>();
  const [view, setView] = useTableView('teams');
  const columns = useMemo(() => teamColumns(t, language, setOpen), [t, language]);
  return (
    <QueryState query={teams}>
      {({ teams: all, races }) => {
        const shown = all.filter(({ title }) => foldText(title).includes(foldText(words)));
        if (all.length === 0) return <Empty title={t('teams.none')} help={t('teams.none.help')} />;
        return (
          <>
            <ScoringBar challenge={challenge} programme={programme} canWrite={canWrite} />
            {races !== undefined && <RaceTeams races={races} />}
            <Filters>
              <SearchField value={words} onText={setWords} />
              <TableTools file={t('screen.teams')} columns={columns} rows={shown} view={view} onView={setView} />
            </Filters>
            {shown.length === 0 ? (
              <Empty title={t('teams.none.filtered')} />
            ) : (
              <DataTable
                caption={t('teams.caption', { name: challenge.name, count: shown.length })}
                columns={columns}
                rows={shown}
                keyOf={keyOf}
                nameOf={nameOf}
                view={view}
                onOpen={setOpen}
              />
            )}
            <Suspense fallback={null}>
              {open !== undefined && (
                <TeamDrawer
                  key={open}
                  challenge={challenge}
                  canWrite={canWrite}
                  programme={programme}
                  teamId={open}
                  teams={all}
                  onClose={() => setOpen(undefined)}
                />
              )}
            </Suspense>
          </>
        );
      }}
    </QueryState>
  );
}
