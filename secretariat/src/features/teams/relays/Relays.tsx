import { useMemo, useState } from 'react';
import type { Challenge } from 'shared-domain/contract';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { groupByEvent } from '../../../api/programme-groups.ts';
import { useStartListsQuery } from '../../../api/start-lists.ts';
import { Button } from '../../../components/Button.tsx';
import { QueryState } from '../../../components/call/QueryState.tsx';
import { AddAthlete } from '../../../components/entry/AddAthlete.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { Empty } from '../../../components/page/Empty.tsx';
import { ProgrammeLink } from '../../../components/page/NextStep.tsx';
import { Paper } from '../../../components/paper/Paper.tsx';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { Filters } from '../../../components/table/Filters.tsx';
import { RelayMembers } from '../../../components/trial/RelayMembers.tsx';
import { formatStartName } from '../../../components/trial/start-name.ts';
import { type StartEdits, useStartEdits } from '../../../components/trial/use-start-edits.ts';
import { useText } from '../../../locales/use-text.ts';
import { RelaySheets } from '../print/RelaySheets.tsx';
import { formatRace, makeRelayColumns } from './relay-columns.tsx';
import { findRelayLists, makeRelayLines, type RelayLine } from './relay-lines.ts';

interface Props {
  readonly challenge: Challenge;
  readonly canWrite: boolean;
  readonly programme: readonly ProgrammeTrial[];
}

const LINE_FILTERS = ['all', 'faulty'] as const;
const getKey = ({ key }: RelayLine): string => key;
const getName = ({ row }: RelayLine): string => formatStartName(row);

/** All relay teams with their runners; missing and repeated runners are marked and can be corrected. */
export function Relays({ challenge, canWrite, programme }: Props) {
  const { t, language } = useText();
  const lists = useMemo(() => findRelayLists(programme), [programme]);
  const starts = useStartListsQuery(lists, { skip: lists.length === 0 });
  const groups = useMemo(() => groupByEvent(programme, language), [programme, language]);
  const { edit } = useStartEdits(challenge.oid);
  const [lineFilter, setLineFilter] = useState<(typeof LINE_FILTERS)[number]>('all');
  const [composedKey, setComposedKey] = useState<string>();
  const [isAddDialogOpen, setAddDialogOpen] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const columns = useMemo(
    () => makeRelayColumns({ t, language, onCompose: canWrite ? setComposedKey : undefined }),
    [t, language, canWrite],
  );
  const editAndReload: StartEdits['edit'] = async (...edits) => {
    const isSaved = await edit(...edits);
    if (isSaved) void starts.refetch();
    return isSaved;
  };
  if (lists.length === 0) {
    return (
      <Empty title={t('teams.relays.none')} help={t('teams.relays.none.help')}>
        {canWrite && <ProgrammeLink chOID={challenge.oid} />}
      </Empty>
    );
  }
  return (
    <QueryState query={starts}>
      {(startLists) => {
        const lines = makeRelayLines(programme, startLists);
        const faultyLines = lines.filter(({ faults }) => faults.length > 0);
        const shownLines = lineFilter === 'all' ? lines : faultyLines;
        const composedLine = lines.find(({ key }) => key === composedKey);
        return (
          <>
            <Filters>
              <SelectField
                label={t('teams.relays.shown')}
                value={lineFilter}
                options={LINE_FILTERS.map((value) => ({
                  value,
                  label: t(`teams.relays.shown.${value}`, {
                    count: value === 'all' ? lines.length : faultyLines.length,
                  }),
                }))}
                onChoose={setLineFilter}
              />
              <Button onClick={() => setPrinting(true)}>
                <Icon name="print" />
                {t('teams.print')}
              </Button>
              {canWrite && (
                <Button kind="main" onClick={() => setAddDialogOpen(true)}>
                  <Icon name="plus" />
                  {t('starts.addTeam')}
                </Button>
              )}
            </Filters>
            {shownLines.length === 0 ? (
              <Empty title={t(lines.length === 0 ? 'teams.relays.empty' : 'teams.relays.fine')} />
            ) : (
              <DataTable
                caption={t('teams.relays.caption', { name: challenge.name, count: shownLines.length })}
                columns={columns}
                rows={shownLines}
                getKey={getKey}
                getName={getName}
                getGroup={(line) => ({ key: line.listOid, title: formatRace(line, { t, language, challenge }) })}
                {...(canWrite && { onOpen: setComposedKey })}
              />
            )}
            {composedLine !== undefined && (
              <RelayMembers
                key={composedLine.key}
                challenge={challenge}
                row={composedLine.row}
                trial={composedLine.listOid}
                race={composedLine.trial}
                edit={editAndReload}
                onClose={() => setComposedKey(undefined)}
              />
            )}
            {isAddDialogOpen && (
              <AddAthlete
                challenge={challenge}
                groups={groups}
                isTeam
                edit={editAndReload}
                onClose={() => setAddDialogOpen(false)}
              />
            )}
            {isPrinting && (
              <Paper onDone={() => setPrinting(false)}>
                <RelaySheets challenge={challenge} lines={shownLines} />
              </Paper>
            )}
          </>
        );
      }}
    </QueryState>
  );
}
