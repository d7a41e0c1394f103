import { useMemo, useState } from 'react';
import type { Challenge } from 'shared-domain/contract';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { useStartListsQuery } from '../../../api/start-lists.ts';
import { Button } from '../../../components/Button.tsx';
import { QueryState } from '../../../components/call/QueryState.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { Empty } from '../../../components/page/Empty.tsx';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { Filters } from '../../../components/table/Filters.tsx';
import { RelayMembers } from '../../../components/trial/RelayMembers.tsx';
import { type Edits, useEdits } from '../../../components/trial/use-start-edits.ts';
import { nameOf } from '../../../components/trial/who.ts';
import { useText } from '../../../locales/use-text.ts';
import { Paper } from '../print/Paper.tsx';
import { RelaySheets } from '../print/RelaySheets.tsx';
import { raceOf, relayColumns } from './columns.tsx';
import { type RelayLine, relayLines, relayLists } from './relay-lines.ts';

interface Props {
  readonly challenge: Challenge;
  readonly canWrite: boolean;
  readonly programme: readonly ProgrammeTrial[];
}

const SHOWN = ['all', 'faulty'] as const;
const keyOf = ({ key }: RelayLine): string => key;
const nameOfLine = ({ row }: RelayLine): string => nameOf(row);

/** Every relay team with its runners: runners that are missing or listed twice are marked, and put right here. */
export function Relays({ challenge, canWrite, programme }: Props) {
  const { t, language } = useText();
  const lists = useMemo(() => relayLists(programme), [programme]);
  const starts = useStartListsQuery(lists, { skip: lists.length === 0 });
  const { edit } = useEdits(challenge.oid);
  const [wanted, setWanted] = useState<(typeof SHOWN)[number]>('all');
  const [composing, setComposing] = useState<string>();
  const [printing, setPrinting] = useState(false);
  const columns = useMemo(
    () => relayColumns({ t, language, compose: canWrite ? setComposing : undefined }),
    [t, language, canWrite],
  );
  const editAndRead: Edits['edit'] = async (...edits) => {
    const done = await edit(...edits);
    if (done) void starts.refetch();
    return done;
  };
  if (lists.length === 0) return <Empty title={t('teams.relays.none')} help={t('teams.relays.none.help')} />;
  return (
    <QueryState query={starts}>
      {(known) => {
        const lines = relayLines(programme, known);
        const faulty = lines.filter(({ faults }) => faults.length > 0);
        const shown = wanted === 'all' ? lines : faulty;
        const composed = lines.find(({ key }) => key === composing);
        return (
          <>
            <Filters>
              <SelectField
                label={t('teams.relays.shown')}
                value={wanted}
                options={SHOWN.map((value) => ({
                  value,
                  label: t(`teams.relays.shown.${value}`, { count: value === 'all' ? lines.length : faulty.length }),
                }))}
                onChoose={setWanted}
              />
              <Button onClick={() => setPrinting(true)}>
                <Icon name="print" />
                {t('teams.print')}
              </Button>
            </Filters>
            {shown.length === 0 ? (
              <Empty title={t(lines.length === 0 ? 'teams.relays.empty' : 'teams.relays.fine')} />
            ) : (
              <DataTable
                caption={t('teams.relays.caption', { name: challenge.name, count: shown.length })}
                columns={columns}
                rows={shown}
                keyOf={keyOf}
                nameOf={nameOfLine}
                groupOf={(line) => ({ key: line.list, title: raceOf(line, { t, language, tz: challenge.tz }) })}
                {...(canWrite && { onOpen: setComposing })}
              />
            )}
            {composed !== undefined && (
              <RelayMembers
                key={composed.key}
                row={composed.row}
                trial={composed.list}
                at={composed.at}
                race={composed.trial}
                edit={editAndRead}
                onClose={() => setComposing(undefined)}
              />
            )}
            {printing && (
              <Paper onDone={() => setPrinting(false)}>
                <RelaySheets challenge={challenge} lines={shown} />
              </Paper>
            )}
          </>
        );
      }}
    </QueryState>
  );
}
