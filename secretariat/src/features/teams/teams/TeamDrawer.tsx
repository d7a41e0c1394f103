import { useState } from 'react';
import type { Challenge, Team } from 'shared-domain/contract';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { Button } from '../../../components/Button.tsx';
import { QueryState } from '../../../components/call/QueryState.tsx';
import { SideDrawer } from '../../../components/form/SideDrawer.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { Paper } from '../../../components/paper/Paper.tsx';
import { SidewaysTable } from '../../../components/table/SidewaysTable.tsx';
import { useText } from '../../../locales/use-text.ts';
import { useTeamQuery } from '../teams-endpoints.ts';
import { MembersTable, makeMemberKey } from './MembersTable.tsx';
import { MoveMembers } from './MoveMembers.tsx';
import { ResultsTable } from './ResultsTable.tsx';

interface Props {
  readonly challenge: Challenge;
  readonly canWrite: boolean;
  readonly programme: readonly ProgrammeTrial[];
  readonly teamId: string;
  readonly teams: readonly Team[];
  readonly onClose: () => void;
}

/** A team with its members and results; members can be moved to another team. */
export function TeamDrawer({ challenge, canWrite, programme, teamId, teams, onClose }: Props) {
  const { t } = useText();
  const team = useTeamQuery({ chOID: challenge.oid, teamId });
  const [chosenKeys, setChosenKeys] = useState<ReadonlySet<string>>(new Set());
  const [isPrinting, setPrinting] = useState(false);
  const title = teams.find(({ oid }) => oid === teamId)?.title ?? '';
  return (
    <SideDrawer width={760} title={title} onClose={onClose}>
      <QueryState query={team}>
        {(loadedTeam) => {
          const chosenMembers = loadedTeam.members.filter((member) => chosenKeys.has(makeMemberKey(member)));
          return (
            <>
              <div className="btns team-acts">
                <Button onClick={() => setPrinting(true)}>
                  <Icon name="print" />
                  {t('teams.print')}
                </Button>
              </div>
              <h3>{t('teams.members', { count: loadedTeam.members.length })}</h3>
              {canWrite && (
                <MoveMembers
                  challenge={challenge}
                  programme={programme}
                  teams={teams}
                  team={loadedTeam}
                  members={chosenMembers}
                  onMoved={() => {
                    setChosenKeys(new Set());
                    if (chosenMembers.length === loadedTeam.members.length) onClose();
                  }}
                />
              )}
              <SidewaysTable
                className="sheet team-table"
                label={t('teams.members', { count: loadedTeam.members.length })}
              >
                <MembersTable
                  programme={programme}
                  members={loadedTeam.members}
                  chosenKeys={canWrite ? chosenKeys : undefined}
                  onChoose={setChosenKeys}
                />
              </SidewaysTable>
              {loadedTeam.results.length > 0 && (
                <>
                  <h3>{t('teams.results')}</h3>
                  <SidewaysTable className="sheet team-table" label={t('teams.results')}>
                    <ResultsTable team={loadedTeam} />
                  </SidewaysTable>
                </>
              )}
              {isPrinting && (
                <Paper onDone={() => setPrinting(false)}>
                  <section className="paper-sheet">
                    <strong>{challenge.name}</strong>
                    <h2>{loadedTeam.title}</h2>
                    <MembersTable members={loadedTeam.members} programme={programme} />
                    {loadedTeam.results.length > 0 && <ResultsTable team={loadedTeam} />}
                  </section>
                </Paper>
              )}
            </>
          );
        }}
      </QueryState>
    </SideDrawer>
  );
}
