import { Drawer } from 'antd';
import { useState } from 'react';
import type { Challenge, Team } from 'shared-domain/contract';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { Button } from '../../../components/Button.tsx';
import { QueryState } from '../../../components/call/QueryState.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { SidewaysTable } from '../../../components/table/SidewaysTable.tsx';
import { useMedia } from '../../../components/use-media.ts';
import { useText } from '../../../locales/use-text.ts';
import { Paper } from '../print/Paper.tsx';
import { useTeamQuery } from '../teams-endpoints.ts';
import { MembersTable, memberKey } from './MembersTable.tsx';
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

/** One team: who is in it, what they counted; members are put into another team from here. */
export function TeamDrawer({ challenge, canWrite, programme, teamId, teams, onClose }: Props) {
  const { t } = useText();
  const wide = useMedia('(min-width: 960px)');
  const team = useTeamQuery({ chOID: challenge.oid, teamId });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [printing, setPrinting] = useState(false);
  const title = teams.find(({ oid }) => oid === teamId)?.title ?? '';
  return (
    <Drawer open size={wide ? 760 : '100%'} title={title} onClose={onClose} destroyOnHidden>
      <QueryState query={team}>
        {(one) => {
          const picked = one.members.filter((member) => chosen.has(memberKey(member)));
          return (
            <>
              <div className="btns team-acts">
                <Button onClick={() => setPrinting(true)}>
                  <Icon name="print" />
                  {t('teams.print')}
                </Button>
              </div>
              <h3>{t('teams.members', { count: one.members.length })}</h3>
              {canWrite && (
                <MoveMembers
                  challenge={challenge}
                  programme={programme}
                  teams={teams}
                  team={one}
                  members={picked}
                  onMoved={() => {
                    setChosen(new Set());
                    if (picked.length === one.members.length) onClose();
                  }}
                />
              )}
              <SidewaysTable className="sheet team-table" label={t('teams.members', { count: one.members.length })}>
                <MembersTable members={one.members} chosen={canWrite ? chosen : undefined} onChosen={setChosen} />
              </SidewaysTable>
              {one.results.length > 0 && (
                <>
                  <h3>{t('teams.results')}</h3>
                  <SidewaysTable className="sheet team-table" label={t('teams.results')}>
                    <ResultsTable team={one} />
                  </SidewaysTable>
                </>
              )}
              {printing && (
                <Paper onDone={() => setPrinting(false)}>
                  <section className="paper-sheet">
                    <strong>{challenge.name}</strong>
                    <h2>{one.title}</h2>
                    <MembersTable members={one.members} />
                    {one.results.length > 0 && <ResultsTable team={one} />}
                  </section>
                </Paper>
              )}
            </>
          );
        }}
      </QueryState>
    </Drawer>
  );
}
